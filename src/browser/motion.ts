export function startMotion() {}
