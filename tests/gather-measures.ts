import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import type { Measure } from './note-measure.ts';

const FOLDER = 'test-results/measures';

/** Prints the least figure of each kind that the tests have noted, and writes them to one file. */
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
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/accessibility.json`, `${JSON.stringify(measures, null, 2)}\n`);
  }

  printsToStdio() {
    return false;
  }
}
