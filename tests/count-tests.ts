import type { Reporter, TestModule } from 'vitest/node';
import { writeMeasures } from '../bench/write-measures.ts';

/** Writes for the quality sheet how many tests of a project there are, and how they ended. */
export class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const name of new Set(modules.map(({ project }) => project.name))) {
      const own = modules.filter(({ project }) => project.name === name);
      const states = own.flatMap(({ children }) =>
        [...children.allTests()].map((test) => test.result().state),
      );
      const count = (state: string) => states.filter((each) => each === state).length;
      // The tests of every host run alone.
      writeMeasures(process.env['ALL_HOSTS'] ? 'hosts' : `tests-${name}`, [
        { files: own.length, passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
      ]);
    }
  }
}
