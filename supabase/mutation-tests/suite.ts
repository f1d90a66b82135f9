import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import type { TestModule, TestSpecification } from 'vitest/node';
import type { Control } from './control.ts';
import { sortByLikelihood, readTests } from './order.ts';
import { runWhenStopped } from './repeat-while.ts';

/** What breaks a law of a hire is for the explorer of its states alone. */
const onlyOf: Record<string, RegExp> = { law: /\/explorer\// };

/** Only those who act at the same time need a lock, and the matrix asks for every table who may do what. */
const firstOf: Record<string, RegExp> = { lock: /\/races\//, policy: /\/access\/matrix\./ };

/** Runs the policy tests on any copy until the first failure: those that may find controls of these kinds; for one, only a number of the most likely files, those named first. */
export async function openSuite(files = Infinity, first?: RegExp) {
  const root = resolve(import.meta.dirname, '..');
  const vitest = await createVitest('test', {
    root,
    config: false,
    watch: true,
    include: ['tests/**/*.test.ts'],
    // The tests of the seed and of the CLI output cover nothing else; a copy has no REST service.
    exclude: [
      'tests/seed/seed.test.ts',
      'tests/schema/supabase-cli.test.ts',
      '**/over-rest.test.ts',
      '**/edge-function.test.ts',
      'tests/mail/sending/**',
      'tests/functions/**',
    ],
    fileParallelism: false,
    isolate: false,
    bail: 1,
    reporters: [{}],
    testTimeout: 60_000,
    sequence: { sequencer: GivenOrderSequencer },
  });
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications();
  const tests = await readTests(specifications.map(({ moduleId }) => moduleId));
  const killers = new Map<string, string>();
  return {
    /** The name of the first failing test, or undefined if all pass. */
    async findFirstFailure(
      url: string,
      kinds: readonly string[],
      control?: Control,
    ): Promise<string | undefined> {
      vitest.provide('backends', [{ databaseUrl: url, api: { url: '', key: '' } }]);
      const { keywords = [], group = '' } = control ?? {};
      const keys = [keywords[0] ?? '', group].filter((key) => key !== '');
      const last = keys.map((key) => killers.get(key));
      const order = sortByLikelihood(tests, keywords, last, first ?? firstOf[control?.kind ?? '']);
      const selected = specifications
        .filter(({ moduleId }) => kinds.some((kind) => onlyOf[kind]?.test(moduleId) ?? true))
        .toSorted((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId))
        .slice(0, control ? files : undefined);
      const run = await runWhenStopped(() => vitest.runTestSpecifications(selected));
      // A file that does not run now would still have the result of an earlier control.
      const ids = new Set(selected.map(({ moduleId }) => moduleId));
      const modules = run.testModules.filter(({ moduleId }) => ids.has(moduleId));
      for (const module of modules)
        if (!module.ok()) for (const key of keys) killers.set(key, module.moduleId);
      const red = modules.flatMap(failures)[0];
      return red ?? run.unhandledErrors.map(String)[0];
    },
    close: () => vitest.close(),
  };
}

/** Keeps the files in the given order. */
class GivenOrderSequencer {
  sort(files: TestSpecification[]) {
    return files;
  }
  shard(files: TestSpecification[]) {
    return files;
  }
}

function failures(module: TestModule): string[] {
  const file = module.relativeModuleId.replace(/^tests\//, '');
  const tests = [...module.children.allTests('failed')].map((test) => {
    const message = test.result().errors?.[0]?.message.split('\n')[0] ?? '';
    return `${file} > ${test.fullName.replace(/\s+/g, ' ').slice(0, 100)} (${message.slice(0, 80)})`;
  });
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = [...module.errors(), ...suites].map(
    ({ message }) => `${file} (${message.slice(0, 80)})`,
  );
  return [...tests, ...errors];
}
