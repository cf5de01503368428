export function copyOnClick() {}
