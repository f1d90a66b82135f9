import type { HireRequestSide, OpenRequest } from '@showcase/data/hire-requests';
import { formatCount, formatMoney } from '@showcase/ui';
import { getCompletionDate } from '../request-state.ts';

export type TodayFact = {
  figure: string;
  label: string;
  /** The request that the fact is about. */
  title?: string;
  /** The user has to act. */
  isUrgent?: boolean;
};

/** What needs an answer, what is due, and what is agreed. Four facts, or none if no request is open. */
export function getTodayFacts(
  requests: readonly OpenRequest[],
  { side, now }: { side: HireRequestSide; now: Date },
): TodayFact[] {
  if (requests.length === 0) return [];
  const pendingCount = requests.filter(({ status }) => status === 'pending').length;
  const accepted = requests.filter(({ status }) => status === 'accepted');
  const deliveredCount = accepted.filter(({ delivered_at }) => delivered_at).length;
  const agreed = {
    figure: formatMoney(accepted.reduce((sum, { price }) => sum + price, 0)),
    label: 'agreed and open',
  };
  const due = getDueFact(accepted, now);
  if (side === 'creator') {
    return [
      toCount(pendingCount, ['request needs a reply', 'requests need a reply'], 'urgent'),
      toCount(accepted.length - deliveredCount, ['to deliver', 'to deliver']),
      due,
      agreed,
    ];
  }
  return [
    toCount(deliveredCount, ['delivery to review', 'deliveries to review'], 'urgent'),
    due,
    toCount(pendingCount, ['request awaiting a reply', 'requests awaiting a reply']),
    agreed,
  ];
}

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

/** The delivery that completes next. */
function getDueFact(accepted: readonly OpenRequest[], now: Date): TodayFact {
  const [next] = accepted
    .flatMap((request) => {
      const date = getCompletionDate(request);
      return date ? [{ title: request.title, date }] : [];
    })
    .toSorted((a, b) => a.date.getTime() - b.date.getTime());
  if (!next) return { figure: '—', label: 'no deadlines' };
  return { figure: formatDay(next.date, now), title: next.title, label: 'completes' };
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

function formatDay(date: Date, now: Date) {
  const startOf = (day: Date, days = 0) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
  if (date.getTime() < startOf(now, 1)) return 'Today';
  return startOf(date) === startOf(now, 1) ? 'Tomorrow' : dayFormat.format(date);
}
