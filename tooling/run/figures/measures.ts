import { parseArgs } from 'node:util';
import { againstOptions } from '../against/checkouts.ts';
import { printFigures } from './print-figures.ts';
import { runCommand } from '../releases/run-command.ts';
import { printTimes } from '../times/print-times.ts';

/** `npm run measures` prints figures of the code; `-- --times` how long commands take, `-- --times start,check` those of some steps. */
const { values, positionals } = parseArgs({
  options: {
    ...againstOptions,
    runs: { type: 'string', default: '1' },
    times: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.times) await runCommand(() => printTimes(positionals[0], values));
else printFigures();
