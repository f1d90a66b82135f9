import { useLocation } from '@showcase/remote-contract';

/** Whether the page is in the signed-in area, which has its own frame. */
export function useIsDashboard() {
  const [, area] = useLocation().pathname.split('/');
  return area === 'dashboard';
}
