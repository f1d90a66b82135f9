import { listAdvice, withMigrated } from './cli.ts';

const advice = await withMigrated(listAdvice);
console.log(advice.length === 0 ? 'The advisors have nothing to say.' : advice.join('\n'));
process.exitCode = advice.length === 0 ? 0 : 1;
