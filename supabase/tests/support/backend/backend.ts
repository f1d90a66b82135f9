import { inject } from 'vitest';

const backends = inject('backends');
const own = backends[(Number(process.env.VITEST_POOL_ID) - 1) % backends.length];
if (!own) throw new Error('No backend was started.');

/** The backend of this worker, which no other one uses. */
export const { databaseUrl, api } = own;
