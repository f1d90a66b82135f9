import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { Agreement } from '@showcase/data/invoices';

/** '3 milestones · fingerprint 9f2c…e1' */
export function summarizeAgreement(
  { milestones }: Pick<HireRequestWithHistory, 'milestones'>,
  { fingerprint }: Pick<Agreement, 'fingerprint'>,
): string {
  const short = `fingerprint ${fingerprint.slice(0, 4)}…${fingerprint.slice(-2)}`;
  return milestones.length > 1 ? `${milestones.length} milestones · ${short}` : short;
}
