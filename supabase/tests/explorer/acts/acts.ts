import { caseActs } from './cases.ts';
import { fileActs } from './files.ts';
import { moneyActs } from './money.ts';
import { peopleActs } from './people.ts';
import { readingActs } from './reading.ts';
import { timeActs } from './time.ts';
import { workActs } from './work.ts';
import type { Act } from './act.ts';

/** Everything that anybody, or time, does to a hire. */
export const acts: Act[] = [
  ...workActs,
  ...moneyActs,
  ...caseActs,
  ...fileActs,
  ...timeActs,
  ...peopleActs,
  ...readingActs,
];
