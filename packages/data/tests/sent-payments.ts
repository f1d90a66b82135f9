import { decideCase } from '../src/admins/cases/managed-cases.ts';
import { actOnHireRequest } from '../src/hire-requests/actions/act-on-hire-request.ts';
import { answerCase, openCase, type CaseAnswer } from '../src/hire-requests/cases/write-cases.ts';
import { createHireRequest } from '../src/hire-requests/create-hire-request.ts';
import { getHireRequest } from '../src/hire-requests/reading/read-hire-requests.ts';
import {
  confirmCredit,
  confirmRefund,
  correctInvoice,
  denyRefund,
  enterRefund,
  confirmPayment,
  sendRefund,
} from '../src/invoices/write-payments.ts';
import { markNotificationsRead } from '../src/notifications/notifications.ts';
import { newAdmin, sql, type Person } from './backend.ts';
import { TEXT } from './world.ts';

type Parties = { creator: Person; client: Person };

/** An unread line would make room for the next step's. */
async function readAll({ creator, client }: Parties) {
  for (const { client: browser } of [client, creator]) await markNotificationsRead(browser, null);
}

async function addDelivered({ creator, client }: Parties) {
  const input = { creatorId: creator.id, message: TEXT, title: 'A chart', budget: 300 };
  const requestKey = crypto.randomUUID();
  const { id } = await createHireRequest(client.client, { input, requestKey });
  await actOnHireRequest(creator.client, { id, action: 'accept', dueOn: null });
  await actOnHireRequest(creator.client, { id, action: 'deliver', note: 'Here it is' });
  return id;
}

/** The text of both about invoices and refunds. */
export async function sendPayments(parties: Parties) {
  const { creator, client } = parties;
  const complete = async () => {
    const id = await addDelivered(parties);
    await sql`select private.move_hire_request(${id}, 'complete', null)`;
    return id;
  };
  const getInvoice = async (id: string) =>
    (await getHireRequest(client.client, id))?.invoices.at(-1)?.id ?? '';
  const refund = async (invoiceId: string) => {
    await readAll(parties);
    const input = { invoiceId, cents: 500, reason: 'One page less.' };
    await enterRefund(creator.client, { ...input, refundKey: crypto.randomUUID() });
  };

  const unpaid = await complete();
  await refund(await getInvoice(unpaid));
  const [credit] = (await getHireRequest(client.client, unpaid))?.refunds ?? [];
  await readAll(parties);
  await confirmCredit(client.client, { id: credit?.id ?? '' });
  await readAll(parties);
  await sql`
    select private.owe_refund(h, i, 700, 'The result of a case', null, may_be_paid => false)
    from public.invoices i join public.hire_requests h on h.id = i.hire_request_id
    where i.hire_request_id = ${unpaid}`;
  const id = await complete();
  await readAll(parties);
  await correctInvoice(creator.client, { id: await getInvoice(id), note: null });
  const invoice = await getInvoice(id);
  for (const action of ['paid', 'withdrawn', 'paid', 'missing', 'paid', 'received'] as const) {
    await readAll(parties);
    const isByCreator = action === 'received' || action === 'missing';
    await confirmPayment((isByCreator ? creator : client).client, { id: invoice, action });
  }
  await refund(invoice);
  await readAll(parties);
  const [sent] = (await getHireRequest(client.client, id))?.refunds ?? [];
  const refundId = sent?.id ?? '';
  await denyRefund(client.client, { id: refundId });
  await readAll(parties);
  await sql`select private.follow_deadline(${id}, now() + interval '4 days')`;
  await sendRefund(creator.client, { id: refundId });
  await readAll(parties);
  await confirmRefund(client.client, { id: refundId });
  await refund(invoice);
  await readAll(parties);
  await sql`
    select private.move_refund(h, r.id, 'assume_refund', null)
    from public.refunds r join public.hire_requests h on h.id = r.hire_request_id
    where r.hire_request_id = ${id} and r.status = 'sent'`;
  await readAll(parties);
  await sql`
    select private.owe_refund(h, i, 700, 'The result of a case', null)
    from public.invoices i join public.hire_requests h on h.id = i.hire_request_id
    where i.id = ${invoice}`;
}

/** Approved work that is done again, and then both agree that no money goes back. */
export async function sendRedo(parties: Parties) {
  const { creator, client } = parties;
  const request = await addDelivered(parties);
  const answer = async (person: Person, id: string, step: CaseAnswer) => {
    await readAll(parties);
    await answerCase(person.client, { id, ...step });
  };
  await actOnHireRequest(client.client, { id: request, action: 'approve' });
  const input = { requestId: request, happened: 'The chart has no scale.', wants: 'all' } as const;
  const open = () => openCase(client.client, { input, caseKey: crypto.randomUUID() });
  const id = await open();
  const text = 'It has a scale now.';
  await answer(creator, id, { action: 'counter', text, outcome: 'redo' });
  await answer(client, id, { action: 'accept' });
  await answer(creator, id, { action: 'redo', text });
  await answer(client, id, { action: 'accept' });
  await readAll(parties);
  const next = await open();
  await answer(creator, next, { action: 'counter', text, outcome: 'none' });
  await answer(client, next, { action: 'accept' });
}

/** The actions of both time and admins in cases. */
export async function sendCases(parties: Parties) {
  const { creator, client } = parties;
  const admins = [await newAdmin('Iris Novak'), await newAdmin('Omar Haddad')];
  const open = async (requestId: string) => {
    await readAll(parties);
    const input = { requestId, happened: 'The chart has no scale.', wants: 'redo' } as const;
    return openCase(client.client, { input, caseKey: crypto.randomUUID() });
  };
  const answer = async (person: Person, id: string, step: CaseAnswer) => {
    await readAll(parties);
    await answerCase(person.client, { id, ...step });
  };
  const text = 'I see it differently.';
  const request = await addDelivered(parties);

  await answer(creator, await open(request), { action: 'accept' });
  await readAll(parties);
  await actOnHireRequest(creator.client, { id: request, action: 'deliver', note: 'Once more' });
  await answer(client, await open(request), { action: 'withdraw' });
  await answer(creator, await open(request), { action: 'counter', text, outcome: 'none' });
  await readAll(parties);
  await sql`select private.follow_deadline(${request}, now() + interval '8 days')`;

  const disputed = await open(request);
  await answer(creator, disputed, { action: 'dispute', text });
  for (const admin of admins) {
    await readAll(parties);
    const note = 'The delivery lacks what was agreed on.';
    await decideCase(admin.client, { id: disputed, outcome: 'all', note });
    if (admin === admins[0]) await answer(creator, disputed, { action: 'appeal', text });
  }
}
