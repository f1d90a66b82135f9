/** Each worker has a backend of its own; that of TEST_DATABASE_URL is one. */
export const backendCount = process.env.TEST_DATABASE_URL ? 1 : 2;
