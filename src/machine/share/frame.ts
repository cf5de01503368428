/** What networks show whole: 1.91 to 1. */
export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;
export const MARGIN_PX = 56;
