import { toDay } from '../../../days/days.ts';
import { toCents } from '../../../invoices/cents.ts';
import type { FakeState } from '../../backend/fake-state.ts';
import type { HireRequestRow, MilestoneRow } from '../rows.ts';
import type { InvoiceRow } from './rows.ts';

/** The invoice of an approved milestone. */
export function issueInvoice(state: FakeState, request: HireRequestRow, milestone: MilestoneRow) {
  const { id, title, creator_id, client_id } = request;
  const cents = toCents(milestone.price);
  state.invoices.push({
    id: crypto.randomUUID(),
    hire_request_id: id,
    milestone: milestone.number,
    creator_id,
    client_id,
    ...takeNumber(state, request),
    corrects: null,
    seller: getBilledParty(state, creator_id),
    buyer: getBilledParty(state, client_id),
    lines: [{ title: getPartTitle(title, milestone.title), cents }],
    total_cents: cents,
    note: null,
    paid_at: null,
    received_at: null,
    created_at: new Date().toISOString(),
    time_zone: request.time_zone,
  });
}

/** Like `private.title_of_part`. */
export function getPartTitle(job: string, part: string) {
  return part === job ? job : `${job}: ${part}`;
}

type Numbered = Pick<InvoiceRow, 'creator_id' | 'time_zone'>;

export function takeNumber(state: FakeState, { creator_id, time_zone }: Numbered) {
  const year = Number(toDay(new Date(), time_zone).slice(0, 4));
  const own = state.invoices.filter((row) => row.creator_id === creator_id && row.year === year);
  const serial = Math.max(0, ...own.map((row) => row.serial)) + 1;
  return { year, serial, number: `${year}-${String(serial).padStart(4, '0')}` };
}

export function getBilledParty(state: FakeState, userId: string | null): InvoiceRow['seller'] {
  const details = state.billingDetails.find(({ user_id }) => user_id === userId);
  const user = state.users.find(({ id }) => id === userId);
  const { address, tax_id } = details ?? { address: null, tax_id: null };
  return {
    name: details?.name ?? user?.name ?? '',
    ...(address !== null && { address }),
    ...(tax_id !== null && { tax_id }),
  };
}
