import { useLocation, useNavigate } from '@showcase/remote-contract';
import { useRef } from 'react';

/** Goes back from this history entry once; a second press before the page has changed does nothing. */
export function useStepBack() {
  const location = useLocation();
  const navigate = useNavigate();
  const leftLocation = useRef<typeof location>(null);

  return () => {
    if (leftLocation.current === location) return;
    leftLocation.current = location;
    void navigate(-1);
  };
}
