export function watchDrawings() {}
