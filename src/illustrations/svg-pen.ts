import type { Beat, Pen, Programme } from './programme.ts';

/** Attributes of one SVG path, as React names them. */
interface Shape {
  fill: string;
  stroke?: string;
  strokeWidth?: number;
  d: string;
}

/** Draws a programme's start as SVG paths, one for each run of strokes or fills in one style. */
export function drawShapes(programme: Programme<Beat>): Shape[] {
  const pen = new SvgPen();
  programme.draw(pen, programme.start());
  return pen.shapes;
}

/** Tenths of a unit: an SVG number with one decimal is exact enough, and short. */
const tenths = (value: number) => Math.round(value * 10);

/** Numbers as path data: no zero before the point, no space before a minus. */
function write(command: string, ...values: number[]) {
  const numbers = values.map((value) => String(value / 10).replace(/^(-?)0\./, '$1.'));
  return command + numbers.reduce((text, number) => text + (number.startsWith('-') ? '' : ' ') + number);
}

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
    this.x = tenths(x);
    this.y = tenths(y);
    this.path += write('M', this.x, this.y);
  }

  lineTo(x: number, y: number) {
    if (!this.path) return this.moveTo(x, y);
    const dx = tenths(x) - this.x;
    const dy = tenths(y) - this.y;
    if (dx || dy) this.path += dy ? (dx ? write('l', dx, dy) : write('v', dy)) : write('h', dx);
    this.x += dx;
    this.y += dy;
  }

  arc(x: number, y: number, radius: number, from: number, to: number) {
    this.lineTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
    // An arc that ends where it began is none in SVG: a circle is two.
    const middle = to - from > Math.PI ? [(from + to) / 2] : [];
    for (const angle of [...middle, to]) {
      const dx = tenths(x + radius * Math.cos(angle)) - this.x;
      const dy = tenths(y + radius * Math.sin(angle)) - this.y;
      this.path += write('a', tenths(radius), tenths(radius), 0, 0, 10, dx, dy);
      this.x += dx;
      this.y += dy;
    }
  }

  fillRect(x: number, y: number, width: number, height: number) {
    this.beginPath();
    this.moveTo(x, y);
    this.path += write('h', tenths(width)) + write('v', tenths(height)) + write('h', -tenths(width));
    this.fill();
  }

  fill() {
    this.add({ fill: String(this.fillStyle), d: `${this.path}z` });
  }

  stroke() {
    this.add({ fill: 'none', stroke: String(this.strokeStyle), strokeWidth: this.lineWidth, d: this.path });
  }

  /** Merges a shape into an earlier one of its style; only shapes of the same colour may be between, whose order is not seen. */
  private add(shape: Shape) {
    const { fill, stroke, strokeWidth, d } = shape;
    for (const earlier of this.shapes.toReversed()) {
      if (earlier.fill !== fill || earlier.stroke !== stroke) break;
      if (earlier.strokeWidth !== strokeWidth) continue;
      earlier.d += d;
      return;
    }
    this.shapes.push(shape);
  }
}
