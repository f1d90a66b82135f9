import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import type { TestModule, TestSpecification } from 'vitest/node';
import type { Control } from './control.ts';
import { createOrder, readTests } from './order.ts';
import { runWhenStopped } from './repeat-while.ts';

/** What breaks a law of a hire is for the explorer of its states alone. */
const onlyOf: Record<string, RegExp> = { law: /\/explorer\// };

/** Only those who act at the same time need a lock, and the matrix asks for every table who may do what. */
const firstOf: Record<string, RegExp> = { lock: /\/races\//, policy: /\/access\/matrix\./ };

/** Runs the policy tests on any copy until the first failure: for each control only a number of the most likely files, those named first. */
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
      'tests/open/**',
    ],
    fileParallelism: false,
    isolate: false,
    bail: 1,
    reporters: [{}],
    testTimeout: 60_000,
    sequence: { sequencer: GivenOrderSequencer },
  });
  await vitest.standalone();
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((one) => [one.moduleId, one]),
  );
  const sort = createOrder(await readTests([...specifications.keys()]));
  const killers = new Map<string, string>();
  const findKeys = ({ keywords, group = '' }: Control) =>
    [keywords[0] ?? '', group].filter((key) => key !== '');
  /** The files that run for a control, the likeliest first. */
  const select = (control: Control) => {
    const last = findKeys(control).map((key) => killers.get(key));
    const firstFiles = [first, firstOf[control.kind]].flatMap((part) => part?.source ?? []);
    const order = sort(control.keywords, last, new RegExp(firstFiles.join('|') || '(?!)'));
    return order.filter((file) => onlyOf[control.kind]?.test(file) ?? true).slice(0, files);
  };
  return {
    /** The name of the first failing test, or undefined if all pass; for many controls, all files that may run for one of them. */
    async findFirstFailure(url: string, controls: readonly Control[]): Promise<string | undefined> {
      vitest.provide('backends', [{ databaseUrl: url, api: { url: '', key: '' } }]);
      const selected = [...new Set(controls.flatMap(select))];
      const run = await runWhenStopped(() =>
        vitest.runTestSpecifications(selected.flatMap((file) => specifications.get(file) ?? [])),
      );
      // A file that does not run now would still have the result of an earlier control.
      const modules = run.testModules.filter(({ moduleId }) => selected.includes(moduleId));
      for (const { moduleId } of modules.filter((module) => !module.ok()))
        for (const key of controls.flatMap(findKeys)) killers.set(key, moduleId);
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
