import { clients, creators } from '../../../rows.ts';
import { createStableId } from '../../ids.ts';
import { nameOf } from '../../people.ts';
import { seedTime } from '../../timeline.ts';
import { getPartTitle } from '../plan.ts';
import { getProgress } from '../progress.ts';
import type { RequestStory } from '../story.ts';
import { stories } from '../story.ts';

const day = 86_400_000;

type Part = { story: RequestStory; milestone: number; title: string; cents: number; at: Date };

const parts: Part[] = stories
  .flatMap((story) => {
    const { milestones, terms } = getProgress(story);
    return milestones.flatMap(({ title, price, approved_at }, index) =>
      approved_at === null
        ? []
        : [
            {
              story,
              milestone: index + 1,
              title: getPartTitle(terms.title, title),
              cents: Math.round(price * 100),
              at: approved_at,
            },
          ],
    );
  })
  .sort((one, other) => one.at.getTime() - other.at.getTime());

type State = 'unpaid' | 'paid' | 'refunded';

/** Invoices of creator@example.com that are not simply paid; the first is to client@example.com. */
const states = new Map<string, State>([
  ['ada-stone/noah-bennett/13', 'unpaid'],
  ['ada-stone/victor-lim/26', 'paid'],
  ['ada-stone/fatima-benali/49', 'refunded'],
]);
const getState = ({ story }: Part) => states.get(story.name);

const after = ({ at }: Part, days: number) =>
  new Date(Math.min(at.getTime() + days * day, seedTime - 60_000));

const numbers = new Map<string, number>();

function takeNumber({ story, at }: Pick<Part, 'story' | 'at'>) {
  const year = at.getUTCFullYear();
  const key = `${story.creator}/${String(year)}`;
  const serial = (numbers.get(key) ?? 0) + 1;
  numbers.set(key, serial);
  return { year, serial };
}

const idOf = ({ story, milestone }: Part) =>
  createStableId('invoice', `${story.name}/${String(milestone)}`);

function toParty(slug: string) {
  const billing = [...creators, ...clients].find((each) => each.slug === slug)?.billing;
  if (!billing) return { name: nameOf(slug) };
  const { name, address, tax_id } = billing;
  return { name, address, tax_id };
}

const creditIdOf = (part: Part) => createStableId('credit-note', idOf(part));

const isRefunded = (part: Part) => getState(part) === 'refunded';

type Issued = { part: Part; kind: 'invoice' | 'credit'; at: Date };

const issued: Issued[] = [
  ...parts.map((part) => ({ part, kind: 'invoice' as const, at: part.at })),
  ...parts
    .filter(isRefunded)
    .map((part) => ({ part, kind: 'credit' as const, at: after(part, 7) })),
].sort((one, other) => one.at.getTime() - other.at.getTime());

/** Without gaps, in order of their dates. */
export const invoiceRows = issued.map(({ part, kind, at }) => {
  const { story, milestone, title } = part;
  const state = getState(part);
  const isCredit = kind === 'credit';
  const cents = isCredit ? refundedCents(part) : part.cents;
  const isSaid = !isCredit && state !== 'unpaid';
  return {
    id: isCredit ? creditIdOf(part) : idOf(part),
    hire_request_id: story.id,
    milestone,
    creator_id: createStableId('user', story.creator),
    client_id: createStableId('user', story.client),
    ...takeNumber({ story, at }),
    kind,
    credits: isCredit ? idOf(part) : null,
    seller: toParty(story.creator),
    buyer: toParty(story.client),
    lines: [{ title, cents }],
    total_cents: cents,
    paid_at: isSaid ? after(part, 2) : null,
    received_at: isSaid && state !== 'paid' ? after(part, 3) : null,
    reminded_at:
      !isCredit && state === 'unpaid' && seedTime - at.getTime() > 7 * day ? after(part, 7) : null,
    created_at: at,
  };
});

export const invoiceNumberRows = [...numbers].map(([key, last]) => {
  const [creator = '', year] = key.split('/');
  return { creator_id: createStableId('user', creator), year: Number(year), last };
});

const refundReason = 'The list for the water pump is not in it: the pump has its own board now.';

export const refundRows = parts.filter(isRefunded).map((part) => ({
  id: createStableId('refund', idOf(part)),
  hire_request_id: part.story.id,
  invoice_id: idOf(part),
  amount_cents: -refundedCents(part),
  reason: refundReason,
  status: 'confirmed',
  is_credit: false,
  refund_key: createStableId('refund-key', idOf(part)),
  created_at: after(part, 6),
  sent_at: after(part, 6),
  confirmed_at: after(part, 7),
  credit_note_id: creditIdOf(part),
}));

function refundedCents({ cents }: Part) {
  return Math.round(cents / 10);
}

type Payment = {
  action: string;
  by: 'client' | 'creator';
  days: number;
  cents?: number;
  note?: string;
};

/** The entries about the payment of an invoice that is not simply paid. */
export const paymentSteps = parts.flatMap((part) => {
  const { story, milestone, cents } = part;
  return listPayments(part).map(({ action, by, days, cents: paid = cents, note = null }) => ({
    hire_request_id: story.id,
    actor_id: createStableId('user', story[by]),
    action,
    note,
    milestone,
    invoice_id: idOf(part),
    cents: paid,
    created_at: after(part, days),
  }));
});

function listPayments(part: Part): Payment[] {
  const refunded = { cents: refundedCents(part) };
  switch (getState(part)) {
    case 'paid':
      return [{ action: 'pay', by: 'client', days: 2 }];
    case 'refunded':
      return [
        { action: 'pay', by: 'client', days: 2 },
        { action: 'receive', by: 'creator', days: 3 },
        { action: 'refund', by: 'creator', days: 6, note: refundReason, ...refunded },
        { action: 'confirm_refund', by: 'client', days: 7, ...refunded },
      ];
    default:
      return [];
  }
}

/** The action that an invoice needs: of the client if it is unpaid, of the creator if it is paid. */
export const paymentLines = parts.flatMap((part) => {
  const state = getState(part);
  if (state !== 'unpaid' && state !== 'paid') return [];
  const { story } = part;
  const isPaid = state === 'paid';
  return [
    {
      story,
      side: isPaid ? ('creator' as const) : ('client' as const),
      kind: isPaid ? 'request_invoice_paid' : 'request_invoice_reminder',
      actor_name: nameOf(isPaid ? story.client : story.creator),
      params: { invoice_id: idOf(part), number: numberOf(part), cents: part.cents },
      at: after(part, isPaid ? 2 : 7),
    },
  ];
});

function numberOf(part: Part) {
  const { year, serial } = invoiceRows.find(({ id }) => id === idOf(part)) ?? {
    year: 0,
    serial: 0,
  };
  return `${String(year)}-${String(serial).padStart(4, '0')}`;
}
