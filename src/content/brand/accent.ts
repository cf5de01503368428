/**
 * The company's accent colour in drawings and styles: six hexadecimal digits. It is shown on ink, on paper and under
 * white text; if yours has too little contrast with one of them, the build names the nearest colour that has enough.
 */
export const ACCENT = '#ec0e17';
