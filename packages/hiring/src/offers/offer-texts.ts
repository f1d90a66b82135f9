import type { HireRequestSide, Offer } from '@showcase/data/hire-requests';
import { bidi } from '@showcase/ui';
import { formatFullDay } from '../requests/plan/due-date.ts';

type Texts = { accept: string; decline: string; accepted: string; declined: string };

/** The answers to terms, by their kind. */
export const ANSWER_TEXTS: Record<Offer['kind'], Texts> = {
  request: { accept: '', decline: '', accepted: '', declined: '' },
  offer: {
    accept: 'Accept offer',
    decline: 'Decline offer',
    accepted: 'Offer accepted. Find the request under Accepted.',
    declined: 'Offer declined. The request stays pending.',
  },
  change_order: {
    accept: 'Accept change',
    decline: 'Decline change',
    accepted: 'Change accepted. The new terms apply.',
    declined: 'Change declined. The terms stay as they are.',
  },
  extension: {
    accept: 'Accept new date',
    decline: 'Decline',
    accepted: 'New date accepted.',
    declined: 'Declined. The due date stays as it is.',
  },
};

type Named = Pick<Offer, 'kind' | 'side' | 'number'>;
type Reader = { side: HireRequestSide; name: string };

/** "Ada Stone's offer, version 2", as this side reads it. */
export function getOfferTitle({ kind, side: maker, number }: Named, { side, name }: Reader) {
  const isOwn = maker === side;
  switch (kind) {
    case 'request':
      return 'The request as sent';
    case 'extension':
      return isOwn ? 'You asked for more time' : bidi`${name} asks for more time`;
    case 'offer':
    case 'change_order': {
      const what = kind === 'offer' ? 'offer' : 'proposed change';
      return `${isOwn ? 'Your' : bidi`${name}'s`} ${what}, version ${number}`;
    }
  }
}

const WHAT: Record<Offer['kind'], string> = {
  request: 'request',
  offer: 'offer',
  change_order: 'proposed change',
  extension: 'request for more time',
};

type Answered = Pick<Offer, 'kind' | 'side' | 'status' | 'answered_at'>;

/** The outcome of the last version; null if that is evident or says nothing. */
export function describeAnswer(
  offer: Answered,
  { side, name }: Reader,
  zone: string,
): string | null {
  const isOwn = offer.side === side;
  const what = `${isOwn ? 'your' : 'the'} ${WHAT[offer.kind]}`;
  switch (offer.status) {
    case 'declined':
      return isOwn ? bidi`${name} declined ${what}.` : `You declined ${what}.`;
    case 'withdrawn':
      return isOwn ? `You withdrew ${what}.` : bidi`${name} withdrew ${what}.`;
    case 'expired':
      return `${what.startsWith('your') ? 'Your' : 'The'} ${WHAT[offer.kind]} expired${offer.answered_at === null ? '' : ` on ${formatFullDay(offer.answered_at, zone)}`}.`;
    case 'open':
    case 'accepted':
    case 'replaced':
    case 'closed':
      return null;
  }
}

export const STATUS_TEXTS: Record<Offer['status'], string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
  expired: 'Expired',
  closed: 'Closed',
};
