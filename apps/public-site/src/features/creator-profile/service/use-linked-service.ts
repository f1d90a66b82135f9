import { useLocation } from '@showcase/remote-contract';
import { useIsHydrating } from '@showcase/ui';
import { useEffect } from 'react';
import { serviceElementId } from './service-card.tsx';

/** The service that the fragment of the URL names; null without one. Its card takes the focus. */
export function useLinkedService(ids: readonly string[]): string | null {
  const { hash, key } = useLocation();
  // The server does not know the fragment.
  const isHydrating = useIsHydrating();
  const linked = ids.find((id) => hash === `#${serviceElementId(id)}`) ?? null;
  const shown = isHydrating ? null : linked;
  useEffect(() => {
    if (shown !== null) document.getElementById(serviceElementId(shown))?.focus();
  }, [shown, key]);
  return shown;
}
