import { useLocation } from '@showcase/remote-contract';
import { useEffect } from 'react';
import { useStableCallback } from '../stable-callback/use-stable-callback.ts';
import { takePendingSearch } from './pending-search.ts';

/** Saves what a visitor wanted to save, once they have signed in and are back. */
export function useCompletePending(save: () => void) {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const complete = useStableCallback(() => {
    if (takePendingSearch(url)) save();
  });
  useEffect(() => complete(), [url, complete]);
}
