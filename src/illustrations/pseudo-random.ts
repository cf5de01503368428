/** Returns a number from 0 up to 1, the same for the same arguments. */
export function pseudoRandom(a: number, b: number) {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return value - Math.floor(value);
}
