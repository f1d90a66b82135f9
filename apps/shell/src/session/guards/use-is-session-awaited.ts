import { useUser } from '@showcase/data/session';
import { useIsHydrating } from '@showcase/ui';
import { useState } from 'react';

/**
 * Whether a page waits for the session instead of showing its form. One that the server rendered never does: without JavaScript the
 * form is all there is, and with it a visitor can start to type at once.
 */
export function useIsSessionAwaited(): boolean {
  const { loading, authUser } = useUser();
  const [isRendered] = useState(useIsHydrating());
  return loading && (!isRendered || authUser !== null);
}
