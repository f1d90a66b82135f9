import { requestsToAda } from './ada.ts';
import { requestsOfNoah } from './noah.ts';
import { requestsOfOthers } from './others.ts';
import type { SeedRequest } from './request.ts';

/** What nobody reviewed: work under way, work that came to nothing, and work without a word after. */
export const requests: readonly SeedRequest[] = [
  ...requestsToAda,
  ...requestsOfNoah,
  ...requestsOfOthers,
];
