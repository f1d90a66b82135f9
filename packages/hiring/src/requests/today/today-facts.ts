import { countDays, formatDay, toDay } from '@showcase/data/days';
import {
  sumOpenAmounts,
  whoseTurn,
  type HireRequestSide,
  type OpenRequest,
  type RequestDate,
} from '@showcase/data/hire-requests';
import { formatCount, formatMoney } from '@showcase/ui';

export type TodayFact = {
  figure: string;
  label: string;
  /** The request that the fact is about. */
  title?: string;
  /** The user has to act. */
  isUrgent?: boolean;
};

type TodayInput = {
  side: HireRequestSide;
  now: Date;
  /** Null if they failed to load. */
  dates: readonly RequestDate[] | null;
};

/** The facts about answers, due dates and agreements. Four facts, or none if no request is open. */
export function getTodayFacts(
  requests: readonly OpenRequest[],
  { side, now, dates }: TodayInput,
): TodayFact[] {
  if (requests.length === 0) return [];
  const pending = requests.filter(({ status }) => status === 'pending');
  const ownTurnCount = pending.filter((request) => whoseTurn(request) === side).length;
  const accepted = requests.filter(({ status }) => status === 'accepted');
  const delivered = accepted.filter(({ delivered_at }) => delivered_at);
  // A case about it must be settled first.
  const toReviewCount = delivered.filter(({ cases }) => cases.every(isNoObstacle)).length;
  const agreed = {
    figure: formatMoney(sumOpenAmounts(requests)),
    label: 'agreed and open',
  };
  const due = getDueFact(dates, now);
  if (side === 'creator') {
    return [
      toCount(ownTurnCount, ['request needs a reply', 'requests need a reply'], 'urgent'),
      toCount(accepted.length - delivered.length, ['to deliver', 'to deliver']),
      due,
      agreed,
    ];
  }
  return [
    ownTurnCount > 0
      ? toCount(toReviewCount + ownTurnCount, ['waits for you', 'wait for you'], 'urgent')
      : toCount(toReviewCount, ['delivery to review', 'deliveries to review'], 'urgent'),
    due,
    toCount(pending.length - ownTurnCount, [
      'request awaiting a reply',
      'requests awaiting a reply',
    ]),
    agreed,
  ];
}

const isNoObstacle = ({ closed_at, kind }: OpenRequest['cases'][number]) =>
  closed_at !== null || kind !== 'delivery';

function toCount(
  count: number,
  [singular, plural]: readonly [string, string],
  urgency?: 'urgent',
): TodayFact {
  return {
    figure: formatCount(count),
    label: count === 1 ? singular : plural,
    ...(urgency && count > 0 && { isUrgent: true }),
  };
}

/** The next due date, also of work that is done again, or the delivery that is approved next. */
function getDueFact(dates: readonly RequestDate[] | null, now: Date): TodayFact {
  if (dates === null) return { figure: '—', label: "deadlines didn't load" };
  const next = dates.find(({ kind }) => kind === 'due' || kind === 'redo' || kind === 'approval');
  if (!next) return { figure: '—', label: 'no deadlines' };
  const { title, due_on, at, time_zone: zone } = next;
  const today = toDay(now, zone);
  if (due_on !== null) {
    const isLate = due_on < today;
    const figure = formatNear(due_on, today);
    return { figure, title, label: isLate ? 'was due' : 'due', ...(isLate && { isUrgent: true }) };
  }
  const figure = formatNear(toDay(at ?? now, zone), today);
  return { figure, title, label: next.kind === 'redo' ? 'due' : 'approved automatically' };
}

function formatNear(day: string, today: string) {
  const days = countDays(today, day);
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : formatDay(day, today);
}
