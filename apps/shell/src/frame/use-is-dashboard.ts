import { useLocation } from '@showcase/remote-contract';

/** Whether the page is in the signed-in area, which has its own frame. */
export function useIsDashboard() {
  return `${useLocation().pathname}/`.startsWith('/dashboard/');
}
