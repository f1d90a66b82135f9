import { adaRequests } from './ada.ts';
import { noahRequests } from './noah.ts';
import { otherRequests } from './others.ts';
import type { SeedRequest } from './request.ts';

/** What nobody reviewed: work under way, work that came to nothing, and work without a word after. */
export const requests: readonly SeedRequest[] = [...adaRequests, ...noahRequests, ...otherRequests];
