import { useIsHydrating } from '../rendering/use-is-hydrating.ts';
import { formatDate, formatUtcDate } from './format.ts';

/** Formats dates in the user's time zone, which the server does not know: until React has taken over its page, in UTC. */
export function useFormatDate(): typeof formatDate {
  return useIsHydrating() ? formatUtcDate : formatDate;
}
