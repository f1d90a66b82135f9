import { isOutage, type DataError } from '@showcase/data';

/** For writes with a key: retries once after a lost response, which is safe because the key makes them idempotent. */
export const retryOutageOnce = {
  retry: (failures: number, error: DataError) => isOutage(error) && failures < 1,
  retryDelay: 500,
};
