import { useSearchParams } from '@showcase/remote-contract';
import { useIsKnownPath } from '../frame/known-paths.tsx';
import { nextPath } from './next-path.ts';

/** Where sign-in leads, and how login and signup pass that on to each other. */
export function useNextPath() {
  const [params] = useSearchParams();
  const isKnown = useIsKnownPath();
  const requested = params.get('next');
  const carriedParams = new URLSearchParams(
    [...params].filter(([name]) => name === 'next' || name === 'reason'),
  ).toString();
  return {
    next: nextPath(requested, { origin: window.location.origin, isKnown }),
    /** A link to another of the entrance's pages that keeps the way back. */
    withNext: (path: string) =>
      carriedParams ? `${path}${path.includes('?') ? '&' : '?'}${carriedParams}` : path,
  };
}
