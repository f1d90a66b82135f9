import { useSearchParams } from '@showcase/remote-contract';
import { useOrigin } from '../core/origin.ts';
import { useIsKnownPath } from '../core/known-releases.tsx';
import { DEFAULT_PATH, nextPath } from './next-path.ts';

/** The path after sign-in, and links that carry it between login and signup. */
export function useNextPath() {
  const [params] = useSearchParams();
  const isKnown = useIsKnownPath();
  const origin = useOrigin();
  const requested = params.get('next');
  const carriedParams = new URLSearchParams(
    [...params].filter(([name]) => name === 'next' || name === 'reason'),
  ).toString();
  const next = nextPath(requested, { origin, isKnown });
  return {
    next,
    /** Whether the visitor wanted to go somewhere else than to their dashboard. */
    isRequested: next !== DEFAULT_PATH,
    /** Adds the path after sign-in to a link between login and signup. */
    withNext: (path: string) =>
      carriedParams ? `${path}${path.includes('?') ? '&' : '?'}${carriedParams}` : path,
  };
}
