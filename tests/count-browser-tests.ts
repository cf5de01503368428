import type { Reporter, Suite } from '@playwright/test/reporter';
import { writeMeasures } from '../bench/write-measures.ts';

/** Writes for the quality sheet how many promises each engine kept. */
export default class CountBrowserTests implements Reporter {
  private projects: Suite[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.projects = suite.suites;
  }

  onEnd() {
    writeMeasures(
      process.env['ALL_ENGINES'] ? 'engines' : 'tests-browser',
      this.projects.map((project) => {
        const tests = project.allTests();
        const count = (...outcomes: string[]) =>
          tests.filter((test) => outcomes.includes(test.outcome())).length;
        return {
          engine: project.title,
          passed: count('expected', 'flaky'),
          failed: count('unexpected'),
          skipped: count('skipped'),
        };
      }),
    );
  }

  printsToStdio() {
    return false;
  }
}
