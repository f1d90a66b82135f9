import { isOutage, type DataError } from '@showcase/data';

/** For writes that carry a key: one whose answer was lost is sent once more, and still done only once. */
export const retryOutageOnce = {
  retry: (failures: number, error: DataError) => isOutage(error) && failures < 1,
  retryDelay: 500,
};
