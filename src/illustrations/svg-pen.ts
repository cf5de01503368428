import type { Drawing, Pen, Timeline } from './drawing.ts';

/** The first frame of a drawing, as SVG elements in its own units. */
export function drawStill(drawing: Drawing<Timeline>): string {
  const pen = new SvgPen();
  drawing.draw(pen, drawing.start());
  return pen.elements;
}

class SvgPen implements Pen {
  elements = '';
  fillStyle: Pen['fillStyle'] = '';
  strokeStyle: Pen['strokeStyle'] = '';
  lineWidth = 1;
  private path = '';

  beginPath() {
    this.path = '';
  }

  moveTo(x: number, y: number) {
    this.path += `M${round(x)} ${round(y)}`;
  }

  lineTo(x: number, y: number) {
    this.path += `L${round(x)} ${round(y)}`;
  }

  /** A whole circle, whatever the angles. SVG does not draw an arc that ends where it began, so it needs two. */
  arc(x: number, y: number, radius: number) {
    this.moveTo(x + radius, y);
    for (const end of [x - radius, x + radius])
      this.path += `A${radius} ${radius} 0 0 1 ${round(end)} ${round(y)}`;
  }

  fillRect(x: number, y: number, width: number, height: number) {
    this.elements += `<rect fill="${this.fillStyle}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
  }

  fill() {
    this.elements += `<path fill="${this.fillStyle}" d="${this.path}"/>`;
  }

  stroke() {
    this.elements += `<path fill="none" stroke="${this.strokeStyle}" stroke-width="${this.lineWidth}" d="${this.path}"/>`;
  }
}

/** To a tenth of a unit: exact enough, and short. */
const round = (value: number) => Math.round(value * 10) / 10;
