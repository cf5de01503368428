/**
 * The company's accent colour, for drawings and styles alike: six hexadecimal digits. One value stands on ink, on paper
 * and under white; where yours has too little contrast for one of them, the build names the nearest that will do.
 */
export const ACCENT = '#ec0e17';
