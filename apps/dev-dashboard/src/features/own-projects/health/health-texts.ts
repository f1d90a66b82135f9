import type { OwnHealthReport } from '@showcase/data/own-projects';
import { bidi } from '@showcase/ui';

export type ReportedProject = { id: string; title: string; visibility: string };
type Subject = OwnHealthReport['subjects'][number];

const outcomes: Record<string, (subject: string) => string> = {
  'too-slow': (subject) => bidi`${subject} was too slow. Try again when it answers faster.`,
  'too-large': (subject) =>
    bidi`${subject} is larger than 10 MB as a zip. Choose a zip of its code instead.`,
  status: (subject) =>
    bidi`${subject} answered with an error. Check that it is public and opens in a browser, then try again.`,
  'not-a-page': (subject) =>
    bidi`The live URL on ${subject} leads to no page. Enter the URL of a page, then try again.`,
  'not-public': (subject) => bidi`${subject} isn’t on the public internet, so we can’t read it.`,
  'unknown-host': (subject) => bidi`There is no ${subject}. Check the URL of the project.`,
  'other-host': (subject) =>
    bidi`${subject} leads to another website. Enter that one as the live URL and prove it.`,
  'invalid-url': (subject) =>
    bidi`We only read pages at the usual ports. Enter a URL on ${subject} without a port.`,
  'no-certificate': (subject) =>
    bidi`${subject} has no valid certificate, so we can’t read it safely. Renew it, then try again.`,
};

/** What the owner has to know before or instead of findings; null if there is nothing to say. */
export function describeSubject({
  subject,
  is_proven,
  is_waiting,
  is_reading,
  outcome,
}: Subject): string | null {
  if (!is_proven)
    return bidi`${subject} isn’t proven to be yours, so we don’t read it. Prove it first, with the button beside this report.`;
  if (is_reading) return bidi`Reading ${subject}. This takes up to two minutes.`;
  if (is_waiting) return bidi`${subject} is read next. You may close this and come back.`;
  if (outcome === null || outcome === 'read') return null;
  return (
    outcomes[outcome]?.(subject) ??
    bidi`We couldn’t read ${subject}. Check that it is public and answers, then try again.`
  );
}
