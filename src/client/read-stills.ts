import type { Still } from '../illustrations/draw-still.ts';
import type { FindStill } from '../parts/Drawing.tsx';

/** Reads the still picture of each drawing from a prerendered page, before React takes it over. */
export function readStills(root: HTMLElement): FindStill {
  const stills = new Map(
    Array.from(root.querySelectorAll<HTMLElement>('[data-drawing]'), ({ dataset, children }) => {
      const svg = [...children].find((child) => child instanceof SVGSVGElement);
      const still: Still = {
        viewBox: svg?.getAttribute('viewBox') ?? '',
        kind: dataset['kind'] ?? '',
        shapes: Array.from(svg?.children ?? [], readShape),
      };
      return [dataset['drawing'], still];
    }),
  );
  return (name) => stills.get(name)!;
}

const readShape = (path: Element) => {
  const read = (name: string) => path.getAttribute(name) ?? undefined;
  return { d: read('d')!, fill: read('fill')!, stroke: read('stroke'), strokeWidth: read('stroke-width') };
};
