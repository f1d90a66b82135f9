import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes which journey files passed at the first try, and the paths that they visited, to the file in `JOURNEY_OUTCOMES`. */
export default class OutcomesReporter implements Reporter {
  readonly #outcomes: Record<string, { passed: boolean; paths: string[] }> = {};
  #folder = '';

  onBegin(config: FullConfig) {
    this.#folder = config.projects[0]?.testDir ?? '';
  }

  onTestEnd({ location, expectedStatus }: TestCase, { status, retry, annotations }: TestResult) {
    const file = relative(this.#folder, location.file);
    const { passed = true, paths = [] } = this.#outcomes[file] ?? {};
    const visited = annotations.flatMap(({ type, description = '' }) =>
      type === 'path' ? [description] : [],
    );
    this.#outcomes[file] = {
      passed: passed && status === expectedStatus && retry === 0,
      paths: [...new Set([...paths, ...visited])],
    };
  }

  onEnd({ status }: { status: string }) {
    // A run that was stopped may have left out tests of a file.
    if (status !== 'interrupted' && status !== 'timedout' && process.env.JOURNEY_OUTCOMES)
      writeFileSync(process.env.JOURNEY_OUTCOMES, JSON.stringify(this.#outcomes));
  }
}
