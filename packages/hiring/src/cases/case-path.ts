import type { HireRequestSide } from '@showcase/data/hire-requests';

const PAGES: Record<HireRequestSide, string> = {
  client: '/dashboard/client/cases',
  creator: '/dashboard/dev/cases',
};

/** The page of a case, on this side of it. */
export const getCasePath = (caseId: string, side: HireRequestSide) => `${PAGES[side]}/${caseId}`;
