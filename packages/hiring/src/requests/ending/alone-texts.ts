import type {
  HireRequestSide,
  HireRequestWithHistory,
  ListedHireRequest,
} from '@showcase/data/hire-requests';
import { bidi } from '@showcase/ui';
import { getCounterparty } from '../counterparty/get-counterparty.ts';
import { formatTimeDay } from '../plan/due-date.ts';

type Request = Pick<
  ListedHireRequest,
  | 'client'
  | 'creator'
  | 'ends_alone_from'
  | 'suspended_sides'
  | 'status'
  | 'time_zone'
  | 'turn'
  | 'open_case'
> & {
  invoices: readonly Pick<
    HireRequestWithHistory['invoices'][number],
    'to_pay_cents' | 'received_at'
  >[];
} & {
  refunds: readonly Pick<HireRequestWithHistory['refunds'][number], 'status'>[];
};

/** What stands still while a side is suspended, and from when one side can end the work alone; null if neither applies. */
export function describeEndAlone(
  request: Request,
  side: HireRequestSide,
  now: Date,
): string | null {
  const sentences = [...describeSuspensions(request, side), ...describeEnds(request, side, now)];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function describeSuspensions(request: Request, side: HireRequestSide): string[] {
  const { suspended_sides, open_case } = request;
  const isOver = isFinished(request);
  if (isOver && !isUnsettled(request)) return [];
  const limit = `for ${open_case ? 30 : 90} days at most`;
  const hasClock = !isOver || open_case !== null;
  const sentences: string[] = [];
  if (suspended_sides.includes(side)) {
    sentences.push(
      isOver
        ? 'Your account is suspended. You can still take part in cases, and say what was paid, received or sent back.'
        : 'Your account is suspended. You can end and settle this request, but not agree on anything new.',
    );
    if (hasClock) sentences.push(`The time in which only you can answer is paused, ${limit}.`);
  }
  if (suspended_sides.includes(getOther(side))) {
    const { name } = getCounterparty(request, side);
    if (request.status === 'pending' && request.turn === side) {
      sentences.push(bidi`${name}'s account is suspended, so nothing new can be agreed on.`);
    } else if (hasClock) {
      sentences.push(
        bidi`${name}'s account is suspended, so the time in which only they can answer is paused, ${limit}.`,
      );
    } else {
      sentences.push(
        bidi`${name}'s account is suspended. They can still say what was paid, received or sent back.`,
      );
    }
  }
  return sentences;
}

function describeEnds(request: Request, side: HireRequestSide, now: Date): string[] {
  if (isFinished(request)) return [];
  const { ends_alone_from, suspended_sides } = request;
  const { name } = getCounterparty(request, side);
  const isPast = (at: string) => new Date(at) <= now;
  const format = (at: string) => formatTimeDay(at, { now, zone: request.time_zone });
  const own = ends_alone_from[side];
  const others = ends_alone_from[getOther(side)];
  const sentences: string[] = [];
  if (own && isPast(own)) sentences.push(bidi`You can end this request without ${name}.`);
  else if (own) {
    sentences.push(
      suspended_sides.includes(getOther(side))
        ? `If that lasts until ${format(own)}, you can end this request without them.`
        : bidi`If ${name} neither delivers nor answers until ${format(own)}, you can end this request without them.`,
    );
  }
  if (others && isPast(others)) sentences.push(bidi`${name} can end this request without you.`);
  else if (others) {
    sentences.push(
      suspended_sides.includes(side)
        ? bidi`From ${format(others)}, ${name} can end this request without you.`
        : bidi`If you neither deliver nor answer until ${format(others)}, ${name} can end this request without you.`,
    );
  }
  return sentences;
}

const getOther = (side: HireRequestSide) => (side === 'client' ? 'creator' : 'client');

const isFinished = ({ status }: Request) => status === 'completed' || status === 'rejected';

/** Whether either side can still have to say something about it. */
function isUnsettled({ open_case, invoices, refunds }: Request): boolean {
  return (
    open_case !== null ||
    invoices.some(({ to_pay_cents, received_at }) => to_pay_cents > 0 && received_at === null) ||
    refunds.some(({ status }) => status !== 'confirmed')
  );
}
