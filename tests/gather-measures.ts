import type { Reporter, TestCase } from '@playwright/test/reporter';
import { writeMeasures } from '../bench/write-measures.ts';
import type { Measure } from './note-measure.ts';

/** Prints the least figure of each kind that the tests have noted, and writes them for the quality sheet. */
export default class GatherMeasures implements Reporter {
  private readonly measures = new Map<string, Measure>();

  onTestEnd({ annotations }: TestCase) {
    for (const { type, description } of annotations) {
      if (type !== 'measure') continue;
      const measure: Measure = JSON.parse(description!);
      const known = this.measures.get(measure.name);
      if (!known || measure.least < known.least) this.measures.set(measure.name, measure);
    }
  }

  onEnd() {
    if (!this.measures.size) return;
    const measures = [...this.measures.values()];
    for (const { name, least, bound, where } of measures)
      console.log(`${name}: ${least} at least, ${bound} asked for (${where})`);
    // What a part of the tests has found is not the least of all.
    if (!process.env['COUNT_TESTS']) return;
    writeMeasures(
      'accessibility',
      measures.map(({ name, least, bound, where }) => ({ measure: name, least, 'asked for': bound, where })),
    );
  }

  printsToStdio() {
    return false;
  }
}
