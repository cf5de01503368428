/**
 * The company's accent colour in styles and shared pictures: six hexadecimal digits. It is shown on black and on paper; if
 * yours has too little contrast with one of them, the build says whether it must be lighter or darker.
 */
export const ACCENT = '#ec0e17';
