import type { Programme, Timeline } from '../../illustrations/programme.ts';

const MAX_PIXEL_RATIO = 2;

/** How a picture is scaled onto its canvas, whose context has the picture's units. */
export interface View {
  /** Pixels per unit of the picture. */
  unit: number;
  /** Pixels per CSS px. */
  ratio: number;
  /** The canvas is empty, or no longer shows what was painted on it. */
  isBlank: boolean;
}

/** Paints the current state, and returns the ms until it has to be called again: 0 for the next frame. */
export type Paint = (view: View, isRunning: boolean) => number;

/** Paints a programme on a canvas at the size and resolution at which the canvas is shown. */
export function createPainter(
  context: CanvasRenderingContext2D,
  programme: Programme<Timeline>,
  state: Timeline,
  paint: Paint,
) {
  const { canvas } = context;
  let box = { width: 0, height: 0 };
  /** CSS px per unit of the picture. */
  let scale = 0;
  let isBlank = true;

  return {
    /** Sets the box in CSS px that the picture fills, cropped from the top left corner as the SVG is. */
    fit(size: { width: number; height: number }) {
      box = size;
      scale = Math.max(box.width / programme.width, box.height / programme.height);
      programme.setFrame?.(state, box.width / scale, box.height / scale);
      isBlank = true;
    },

    paint(isRunning: boolean) {
      const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio);
      const width = Math.round(box.width * ratio);
      const height = Math.round(box.height * ratio);
      if (canvas.width !== width || canvas.height !== height) {
        Object.assign(canvas, { width, height });
        isBlank = true;
      }
      const unit = scale * ratio;
      context.setTransform(unit, 0, 0, unit, 0, 0);
      const waitMs = paint({ unit, ratio, isBlank }, isRunning);
      isBlank = false;
      return waitMs;
    },

    /** Makes the next call paint the whole canvas. */
    invalidate() {
      isBlank = true;
    },
  };
}
