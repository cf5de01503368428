import sharp from 'sharp';

type Part = Record<'left' | 'top' | 'width' | 'height', number>;

/** The lines of text in an element, from cap height to baseline, in px of its own picture. */
export function measureLines(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: (Part & { text: string })[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects())
      lines.push({
        text: walker.currentNode.textContent!,
        left: rect.left - left,
        top: rect.top - top + rect.height * 0.25,
        width: rect.width,
        height: rect.height * 0.55,
      });
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

/** The share of a part of a picture that something is drawn on. */
export async function findDrawnShare(picture: Buffer, { left, top, width, height }: Part) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // Nothing stands in the first corner in any layout.
  const ground = data.readUIntBE(0, 3);
  const [x, y, right, bottom] = [left, top, left + width, top + height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  let drawn = 0;
  for (let row = y; row < bottom; row++)
    for (let column = x; column < right; column++)
      if (data.readUIntBE((row * info.width + column) * 3, 3) !== ground) drawn++;
  return drawn / ((right - x) * (bottom - y));
}
