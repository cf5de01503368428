/** The company's accent colour, for drawings and styles alike: six hexadecimal digits. The build derives its tints. */
export const ACCENT = '#dc0a14';
