import type { Drawing, Timeline } from '../../illustrations/drawing.ts';

/** More cannot be told apart. */
const MAX_PIXEL_RATIO = 2;

/** Paints a drawing over a box of CSS px, cropped as the still picture is: from the top left corner. */
export function paintDrawing(
  context: CanvasRenderingContext2D,
  drawing: Drawing<Timeline>,
  state: Timeline,
  box: { width: number; height: number },
) {
  const { canvas } = context;
  const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio);
  const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const unit = Math.max(box.width / drawing.width, box.height / drawing.height) * ratio;
  context.setTransform(unit, 0, 0, unit, 0, 0);
  drawing.draw(context, state);
}
