import {
  type Case,
  type CaseStep,
  type CaseSubject,
  type HireRequestSide,
  type ListedHireRequest,
} from '@showcase/data/hire-requests';
import { bidi } from '@showcase/ui';
import { formatFullDay, formatTimeDay, type RequestClock } from '../../requests/plan/due-date.ts';

/** Who reads: one of the two sides, or an admin. */
export type CaseReader = HireRequestSide | 'admin';

type Parties = Pick<ListedHireRequest, 'client' | 'creator'>;
type Sides = Parties & Pick<ListedHireRequest, 'suspended_sides'>;
type Deadlines = Sides & Pick<ListedHireRequest, 'time_zone'>;

/** The name of a side for a reader; an admin sees which side it is too. */
export function nameSide(side: HireRequestSide, request: Parties, reader: CaseReader): string {
  if (side === reader) return 'You';
  const name = bidi`${request[side]?.name ?? `Former ${side}`}`;
  return reader === 'admin' ? `${name} (${side})` : name;
}

export const CASE_LABELS: Record<Case['kind'], string> = {
  delivery: 'About a delivery',
  money_back: 'Money back for approved work',
};

const DEADLOCK = 'At the moment there is none, so it waits.';
const AGREE = ' Until then, both sides can still agree.';

/** The next step of a case, and until when who answers. */
export function describeCaseState(
  dispute: Pick<Case, 'status' | 'turn' | 'answer_due_at' | 'lacks_admin'>,
  request: Deadlines,
  reader: CaseReader,
): string {
  const { status, turn, answer_due_at, lacks_admin } = dispute;
  const isPaused = request.suspended_sides.some((side) => turn === null || turn === side);
  const day = answer_due_at === null ? '' : formatFullDay(answer_due_at, request.time_zone);
  const until = `${day}${isPaused ? ' at the latest' : ''}`;
  const answers =
    turn === reader
      ? `Answer until ${until}.`
      : `${turn && nameSide(turn, request, reader)} can answer until ${until}.`;
  const agreement = request.client && request.creator ? AGREE : '';
  switch (status) {
    case 'open':
      return `${answers} After that, an admin decides.`;
    case 'countered':
      return `${answers} After that, the case is closed without a result.`;
    case 'redoing':
      return turn === reader
        ? `Do the work again until ${until}. After that, an admin decides.`
        : `${nameSide('creator', request, reader)} can do the work again until ${until}. After that, an admin decides.`;
    case 'redone':
      return `The work was done again. ${answers} After that, it counts as accepted.`;
    case 'waiting':
      return lacks_admin
        ? `An admin who knows neither side decides next. ${DEADLOCK}${agreement}`
        : `An admin who knows neither side decides next.${agreement}`;
    case 'decided':
      return `An admin decided. Either side can appeal once, until ${until}. After that, the decision is final.`;
    case 'appealed':
      return lacks_admin
        ? `Another admin who knows neither side decides the appeal. ${DEADLOCK}`
        : 'Another admin decides the appeal. That decision is final.';
    case 'agreed':
      return 'Both sides agreed. The case is closed.';
    case 'closed':
      return 'The decision is final. The case is closed.';
    case 'withdrawn':
      return 'The case was closed without a result.';
  }
}

/** One line of what was said. */
export function describeCaseStep(
  { side, action }: Pick<CaseStep, 'side' | 'action'>,
  request: Parties,
  reader: CaseReader,
): string {
  // Of a creator whose account is deleted, no answer was waited for.
  if (action === 'escalate') {
    return request.creator
      ? 'Without an answer, the case went to an admin'
      : 'The case went to an admin';
  }
  if (action === 'miss') return 'The work was not done again, and the case went to an admin';
  if (side === 'time' && action === 'accept') {
    return 'Without an answer, what was done again is accepted';
  }
  if (action === 'close') return 'The case was closed after 7 days';
  if (side === 'admin' || side === 'time') return 'An admin decided';
  return `${nameSide(side, request, reader)} ${ACTS[action]}`;
}

const ACTS: Record<Exclude<CaseStep['action'], 'escalate' | 'miss' | 'close'>, string> = {
  open: 'opened the case',
  counter: 'proposed something else',
  accept: 'agreed',
  redo: 'did the work again',
  dispute: 'asked for a decision',
  withdraw: 'withdrew the case',
  decide: 'decided',
  appeal: 'appealed the decision',
};

/** Until when a case can be opened, beside the button that does it. */
export function describeSubject(
  { subject, until }: CaseSubject,
  { suspended_sides }: Sides,
  clock: RequestClock,
): string {
  if (subject !== 'work' || until === null) return 'Something wrong?';
  const latest = suspended_sides.includes('client') ? ' at the latest' : '';
  return `Something wrong? Until ${formatTimeDay(until, clock)}${latest}, you can open a case.`;
}

/** On a card: that there is a case, who acts next and until when. */
export function getCaseHint(
  { status, turn, answer_due_at }: Pick<Case, 'status' | 'turn' | 'answer_due_at'>,
  side: HireRequestSide,
  zone: string,
): string {
  if (answer_due_at === null) return 'In a case. An admin decides.';
  const until = formatFullDay(answer_due_at, zone);
  if (turn === null) return `In a case. Either side can appeal until ${until}.`;
  const isRedoing = status === 'redoing';
  return turn === side
    ? `In a case. ${isRedoing ? 'Do the work again' : 'Answer'} until ${until}.`
    : `In a case. The other side can ${isRedoing ? 'do the work again' : 'answer'} until ${until}.`;
}
