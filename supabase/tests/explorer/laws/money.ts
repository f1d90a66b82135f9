import { openCaseOf, isGone, sum } from '../state.ts';
import type { State } from '../state.ts';
import { listBroken } from './law.ts';
import type { Law } from './law.ts';

const cents = (list: readonly { cents: number }[]) => sum(list.map((one) => one.cents));

/** Since a case was opened, more is owed by it than it gives beside what was said to be sent back, and has not arrived. */
function isDueTwice({ rows, details }: State) {
  const opened = details.recent.findLast(({ action }) => action === 'open_case')?.version;
  const [dispute, ...others] = rows.cases ?? [];
  const owed = cents(
    (rows.refunds ?? []).filter((refund) => refund.is_of_case && refund.status === 'owed'),
  );
  if (opened === undefined || !dispute || others.length > 0 || owed === 0) return false;
  const said = (...actions: string[]) =>
    sum(
      details.recent
        .filter(
          ({ version, action, milestone }) =>
            version > opened && actions.includes(action) && (milestone ?? 0) <= dispute.milestone,
        )
        .map((event) => Math.abs(event.cents ?? 0)),
    );
  const sent = said('refund', 'send_refund');
  const given =
    dispute.outcome === 'part'
      ? (dispute.cents ?? 0)
      : sum((rows.invoices ?? []).filter((bill) => !bill.is_corrected).map(({ total }) => total));
  // What is sent beyond the sum of the case is beside it.
  return sent > 0 && owed > Math.max(0, given - sent) + said('deny_refund');
}

/** What is paid, given back, owed and credited adds up to what happened, and who paid can claim for 30 days. */
export const money: Law = (state, { done, rejections }) => {
  const { rows, details, facts } = state;
  const bills = (rows.invoices ?? []).filter((bill) => !bill.is_corrected);
  const unpaid = bills.filter((bill) => !bill.is_paid && !bill.is_received);
  const openCase = openCaseOf(rows);
  const refunds = rows.refunds ?? [];
  const moneyBack = refunds.filter(({ is_credit }) => !is_credit);
  const credits = refunds.filter(({ is_credit, status }) => is_credit && status === 'confirmed');
  const price = sum(bills.map(({ total }) => total)) - cents(credits) - cents(moneyBack);
  const canClaim = [...done].some((name) => name.startsWith('the client opens a case'));
  const wasRejected = [...rejections.keys()].some((name) =>
    name.startsWith('the client opens a case'),
  );
  const cannotClaim = wasRejected && !canClaim && !openCase && !isGone(rows, 'client');
  const isRecent = (details.invoices ?? []).some(
    ({ approved_days, refundable, milestone }) =>
      approved_days < 30 &&
      refundable > 0 &&
      facts.arrived > 0 &&
      bills.some((bill) => bill.milestone === milestone && (bill.is_paid || bill.is_received)),
  );
  const saidBack = cents(moneyBack.filter(({ status }) => status === 'sent'));
  return listBroken({
    'The client has paid, was credited as if not, and can neither say so nor open a case':
      facts.arrived - facts.sentBack > price &&
      credits.length > 0 &&
      cannotClaim &&
      !done.has('the client says it is paid'),
    'Money that was said to be sent back and was not counts as given back: no case can be opened':
      saidBack > 0 &&
      facts.sentBack === 0 &&
      facts.arrived > 0 &&
      cannotClaim &&
      (details.invoices ?? []).some(({ approved_days }) => approved_days < 30),
    'A milestone was paid and approved within 30 days, and no case can be opened about it':
      isRecent && cannotClaim && rows.cases === null,
    'A refund that was entered while a case ran, or after it, is asked for again by the case':
      isDueTwice(state),
    'The client is asked to pay while a case about that money is open':
      openCase?.kind === 'money_back' &&
      details.due.client.includes('pay') &&
      unpaid.every(({ milestone }) => milestone <= openCase.milestone),
  });
};
