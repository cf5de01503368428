import type { Phase, Programme, Region } from '../programme.ts';

const PIXEL_RATIO_MAX = 2;

/** Paints a programme on a canvas: the whole picture or, during a move, only the dirty rectangle. */
export function createPainter(context: CanvasRenderingContext2D, programme: Programme<Phase>, state: Phase) {
  const { canvas } = context;
  let box = { width: 0, height: 0 };
  /** CSS px for one unit of the picture. */
  let scale = 0;
  /** The canvas shows an earlier frame of the present move. */
  let isInMove = false;

  return {
    /** The picture fills a box of CSS px and is cropped by it from the top left corner, as the SVG is. */
    fit(size: { width: number; height: number }) {
      box = size;
      scale = Math.max(box.width / programme.width, box.height / programme.height);
      programme.setFrame?.(state, box.width / scale, box.height / scale);
    },

    paint() {
      const ratio = Math.min(PIXEL_RATIO_MAX, devicePixelRatio);
      const unit = scale * ratio;
      const width = Math.round(box.width * ratio);
      const height = Math.round(box.height * ratio);
      if (canvas.width !== width || canvas.height !== height) {
        Object.assign(canvas, { width, height });
        isInMove = false;
      }
      context.save();
      // Without a GPU most of the time goes into filling pixels.
      if (isInMove && state.moveMs && programme.findRegion) {
        context.beginPath();
        // Whole pixels: an antialiased edge would be painted twice.
        context.rect(...(programme.findRegion(state).map((length) => Math.floor(length * unit)) as Region));
        context.clip();
      }
      context.scale(unit, unit);
      programme.draw(context, state);
      context.restore();
      isInMove = state.moveMs > 0;
    },

    /** Makes the next paint a whole one. */
    invalidate() {
      isInMove = false;
    },

    toUnits: (px: number) => px / scale,
  };
}
