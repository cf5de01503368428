import type { Drawing, Pen, Timeline } from './drawing.ts';

/** Attributes of one SVG path, as React names them. */
interface Shape {
  fill: string;
  stroke?: string | undefined;
  strokeWidth?: number | string | undefined;
  d: string;
}

/** The first frame of a drawing as SVG paths: one for each run of strokes or fills in one style. */
export function drawStill(drawing: Drawing<Timeline>): Shape[] {
  const pen = new SvgPen();
  drawing.draw(pen, drawing.start());
  return pen.shapes;
}

/** Tenths of a unit: an SVG number with one decimal is exact enough, and short. */
const tenths = (value: number) => Math.round(value * 10);

class SvgPen implements Pen {
  shapes: Shape[] = [];
  fillStyle: Pen['fillStyle'] = '';
  strokeStyle: Pen['strokeStyle'] = '';
  lineWidth = 1;
  private path = '';
  private x = 0;
  private y = 0;

  beginPath() {
    this.path = '';
  }

  moveTo(x: number, y: number) {
    this.x = this.y = 0;
    this.addCommand('M', x, y);
  }

  lineTo(x: number, y: number) {
    this.addCommand('l', x, y);
  }

  /** A whole circle, whatever the angles. SVG does not draw an arc that ends where it began, so it needs two. */
  arc(x: number, y: number, radius: number) {
    this.moveTo(x + radius, y);
    for (const end of [x - radius, x + radius]) this.addCommand(`a${radius} ${radius} 0 0 1 `, end, y);
  }

  fillRect(x: number, y: number, width: number, height: number) {
    this.beginPath();
    this.moveTo(x, y);
    this.path += `h${width}v${height}h${-width}`;
    this.fill();
  }

  /** Adds a command to a point, relative to the last one: equal shapes have equal numbers, which compress well. */
  private addCommand(command: string, x: number, y: number) {
    const dx = tenths(x) - this.x;
    const dy = tenths(y) - this.y;
    this.path += `${command}${dx / 10} ${dy / 10}`;
    this.x += dx;
    this.y += dy;
  }

  fill() {
    this.add({ fill: String(this.fillStyle), d: `${this.path}z` });
  }

  stroke() {
    this.add({ fill: 'none', stroke: String(this.strokeStyle), strokeWidth: this.lineWidth, d: this.path });
  }

  /** Joins a shape to the last one if both have the same style. */
  private add(shape: Shape) {
    const last = this.shapes.at(-1);
    const isAlike =
      last?.fill === shape.fill && last.stroke === shape.stroke && last.strokeWidth === shape.strokeWidth;
    if (isAlike) last.d += shape.d;
    else this.shapes.push(shape);
  }
}
