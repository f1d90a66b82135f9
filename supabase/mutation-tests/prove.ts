import { parseArgs } from 'node:util';
import type { Control, ControlResult } from './control.ts';
import { constraints } from './controls/constraints.ts';
import { execute } from './controls/execute.ts';
import { functions } from './controls/functions.ts';
import { grants } from './controls/grants.ts';
import { laws } from './controls/laws.ts';
import { mutations } from './controls/mutations.ts';
import { policies } from './controls/policies.ts';
import { triggers, views } from './controls/views-and-triggers.ts';
import { on, openStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { openSuite } from './suite.ts';
import { countKinds, printResult, summarize } from './summary.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    files: { type: 'string', default: 'Infinity' },
    first: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const started = performance.now();
const stage = await openStage();
try {
  process.exitCode = await prove(stage);
} finally {
  await stage.close();
}

async function prove(stage: Stage): Promise<number> {
  const all = await stage.withCopy('catalogue', (url) => on(url, enumerate));
  const pattern = new RegExp(values.only, 'i');
  const controls = all
    .filter(({ kind, name }) => pattern.test(`${kind} ${name}`))
    .slice(Number(values.from) - 1);
  if (values.list) {
    for (const { kind, name, removal } of controls) console.log(`${kind}\t${name}\n\t${removal}`);
    console.log(countKinds(controls));
    return 0;
  }
  const open = () =>
    openSuite(Number(values.files), values.first ? new RegExp(values.first) : undefined);
  const suite = await open();
  const red = await stage.withCopy('untouched', (url) => suite.findFirstFailure(url, controls));
  await suite.close();
  if (red) {
    console.error(`The tests are red before anything is taken away: ${red}`);
    return 1;
  }
  const queue = [...controls];
  const results: ControlResult[] = [];
  const workers = Array.from({ length: Number(values.workers) }, async (_, index) => {
    const workerSuite = await open();
    for (let control = queue.shift(); control; control = queue.shift()) {
      const result = await judge(control, `worker_${index}`, (url) =>
        workerSuite.findFirstFailure(url, [control]),
      );
      results.push(result);
      printResult(result, `${results.length}/${controls.length}`);
    }
    await workerSuite.close();
  });
  await Promise.all(workers);
  return summarize(results, (performance.now() - started) / 60_000);
}

async function enumerate(sql: Parameters<typeof policies>[0]): Promise<Control[]> {
  const lists = [
    policies,
    grants,
    execute,
    constraints,
    triggers,
    views,
    functions,
    laws,
    mutations,
  ];
  const controls: Control[] = [];
  for (const list of lists) controls.push(...(await list(sql)));
  const seen = new Map<string, number>();
  return controls.map((control) => {
    const times = (seen.get(control.name) ?? 0) + 1;
    seen.set(control.name, times);
    return times === 1 ? control : { ...control, name: `${control.name} (${times})` };
  });
}

async function judge(
  control: Control,
  database: string,
  findFirstFailure: (url: string) => Promise<string | undefined>,
): Promise<ControlResult> {
  const from = performance.now();
  const killer = await stage.withCopy(database, async (url) => {
    const failure = await on(url, (sql) =>
      sql.unsafe(control.removal).then(
        () => undefined,
        (error: unknown) => String(error),
      ),
    );
    return failure ? `cannot be taken away: ${failure}` : findFirstFailure(url);
  });
  return { control, killer, seconds: (performance.now() - from) / 1000 };
}
