import { adaRequests } from './ada.ts';
import { noahRequests } from './noah.ts';
import { otherRequests } from './others.ts';
import type { SeedRequest } from './request.ts';

/** Requests without a review: work in progress, work that came to nothing, and finished work without a review. */
export const requests: readonly SeedRequest[] = [...adaRequests, ...noahRequests, ...otherRequests];
