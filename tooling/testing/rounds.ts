/** Everything runs, and as in production: before a release and at night. */
export const isFullRun = process.env.TEST_TIER === 'all';

/** How often something random or repeated is tried: a few times in `npm test`, many times in a full run. */
export const rounds = (few: number, many: number): number => (isFullRun ? many : few);
