import type { Case } from '../../hire-requests/cases/case.ts';
import type {
  HireRequestSide,
  ListedHireRequest,
  RequestAction,
} from '../../hire-requests/hire-request.ts';

type State = Pick<
  ListedHireRequest,
  'status' | 'delivered_at' | 'price' | 'revisions' | 'revisions_used'
> & {
  open_offer: { side: HireRequestSide } | null;
  open_case?: { kind: Case['kind'] } | null;
  due_on?: string | null;
  end_asked_by?: HireRequestSide | null;
  milestone?: number;
  milestones?: readonly { number: number; is_trial: boolean }[];
};

/** The actions of this side, according to the database. */
export function possibleActions(request: State, side: HireRequestSide): RequestAction[] {
  switch (request.status) {
    case 'pending':
      return side === 'creator' ? openToCreator(request) : openToClient(request);
    case 'accepted':
      // Until a case about the delivery is settled, the client can only approve it.
      if (request.open_case?.kind === 'delivery') return side === 'client' ? ['approve'] : [];
      return [
        ...openAtWork(request, side),
        ...answers(request, side),
        ...answersToEnd(request, side),
        'propose_change',
        ...waysToEnd(request),
      ];
    case 'completed':
    case 'rejected':
      return [];
  }
}

function openToCreator(request: State): RequestAction[] {
  if (request.open_offer) return [...answers(request, 'creator'), 'make_offer', 'decline'];
  return request.price === null ? ['make_offer', 'decline'] : ['accept', 'make_offer', 'decline'];
}

function openToClient(request: State): RequestAction[] {
  return request.open_offer
    ? [...answers(request, 'client'), 'counter_offer', 'cancel']
    : ['cancel'];
}

function openAtWork(request: State, side: HireRequestSide): RequestAction[] {
  const isDelivered = request.delivered_at !== null;
  if (side === 'creator') {
    if (isDelivered) return [];
    return request.due_on ? ['deliver', 'ask_for_time'] : ['deliver'];
  }
  if (!isDelivered) return [];
  return hasRevision(request) ? ['approve', 'ask_changes'] : ['approve'];
}

/** To the open offer: of the side that received it, and of the one that made it. */
function answers({ open_offer }: State, side: HireRequestSide): RequestAction[] {
  if (!open_offer) return [];
  return open_offer.side === side ? ['withdraw_offer'] : ['accept_offer', 'decline_offer'];
}

function answersToEnd({ end_asked_by }: State, side: HireRequestSide): RequestAction[] {
  if (!end_asked_by) return [];
  return end_asked_by === side ? ['withdraw_end'] : ['accept_end', 'decline_end'];
}

/** A paid trial ends at once, everything else once both agree. */
function waysToEnd(request: State): RequestAction[] {
  if (isInTrial(request)) return ['end'];
  return request.end_asked_by ? [] : ['ask_to_end'];
}

/** Whether a paid trial is in work or in review. */
function isInTrial({ milestone, milestones = [] }: State): boolean {
  return milestones.some(({ number, is_trial }) => number === milestone && is_trial);
}

/** Whether the client may ask for changes once more. */
export function hasRevision({
  revisions,
  revisions_used,
}: Pick<State, 'revisions' | 'revisions_used'>) {
  return revisions === null || revisions_used < revisions;
}
