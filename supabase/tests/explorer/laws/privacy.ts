import type { Reader } from '../database/session.ts';
import { isGone, openCaseOf } from '../state.ts';
import type { Rows } from '../state.ts';
import type { Law } from './law.ts';

const names: Record<Reader, string> = {
  client: 'The client',
  creator: 'The creator',
  first: 'An admin',
  bystander: 'Another person',
  visitor: 'A visitor',
};

/** What nobody but its owner reads: the lines of the other side, what an account keeps to itself. */
const ofOwner = [
  'notifications',
  'user_private',
  'billing_details',
  'offer_templates',
  'saved_searches',
];

function isAllowed(rows: Rows, reader: Reader, subject: string): boolean {
  if (subject.endsWith('the evidence'))
    return (
      reader === 'first' && ['waiting', 'appealed'].includes(openCaseOf(rows)?.status ?? 'none')
    );
  const isParty = reader === 'client' || reader === 'creator';
  return isParty && !isGone(rows, reader) && !ofOwner.includes(subject);
}

/** Of the five kinds of readers the two alone read a hire, neither what the other one has alone, and an admin the case that they decide. */
export const privacy: Law = ({ rows }, { view }) =>
  (Object.keys(names) as Reader[]).flatMap((reader) =>
    (view?.readable[reader] ?? [])
      .filter((subject) => !isAllowed(rows, reader, subject))
      .map((subject) => `${names[reader]} can read ${subject}`),
  );
