import type { Sql } from '@showcase/local-supabase';
import type { Control } from '../control.ts';
import { readFunctions } from './function-text.ts';

type Mutant = [what: string, change: string | { of: string; from: string; to: string }];

const withoutClock = (action: string) =>
  `update private.hire_steps set clock_sides = '{}', longest_pause = null where action = '${action}'`;
const forAll = (policy: string, table: string) =>
  `alter policy "${policy}" on public.${table} using (true)`;

/** For each law of a hire, what breaks it. */
const mutants: Record<string, Mutant[]> = {
  'a way out': [
    [
      'no delivery is approved by itself',
      { of: 'review_until', from: "'accepted'", to: "'approved'" },
    ],
    [
      'the client waits for a silent creator',
      { of: 'ends_alone_from', from: "'client'::text) AND", to: "'nobody'::text) AND" },
    ],
    [
      'nobody says that a payment has not arrived',
      {
        of: 'unsay_payment',
        from: 'invoice.received_at is not null and (',
        to: 'not is_own or invoice.received_at is not null and (',
      },
    ],
    [
      'money that has not arrived is owed back',
      {
        of: 'unsay_payment',
        from: 'perform private.offer_credits(request, invoice, caller);',
        to: '',
      },
    ],
    [
      'nothing ends by the silence of the other side',
      { of: 'ends_at', from: '(NOT private.was_delivered(request))', to: 'false' },
    ],
  ],
  truth: [
    [
      'an action is offered whatever stands against it',
      {
        of: 'possible_actions',
        from: 'private.obstacle(request, s, possible_actions.side, facts) is null',
        to: 'true',
      },
    ],
    [
      'an approval is not offered during a case',
      { of: 'possible_actions', from: "s.action in ('approve', ", to: 's.action in (' },
    ],
    [
      'a proposal to end it is for who made it',
      {
        of: 'possible_actions',
        from: "when 'end' then request.end_asked_by <> side",
        to: "when 'end' then request.end_asked_by = side",
      },
    ],
    [
      'a second case is offered',
      {
        of: 'case_subjects',
        from: 'AND ((private.open_case_of((case_subjects.request).id)).id IS NULL)',
        to: '',
      },
    ],
  ],
  money: [
    [
      'a refund counts before it is confirmed',
      {
        of: 'unreturned_cents',
        from: 'AND (r.confirmed_at < unreturned_cents.at)',
        to: '',
      },
    ],
    [
      'a refund is asked for again by its case',
      { of: 'pays_case', from: '((refund).case_id IS NULL)', to: 'false' },
    ],
    [
      'a credit stays one once the client says that they have paid',
      {
        of: 'report_payment',
        from: 'perform private.owe_credits(request, invoice, actor, is_credited);',
        to: '',
      },
    ],
    [
      'a payment is asked for while a case about it is open',
      { of: 'owed_actions', from: '(NOT private.rests(i.*))', to: 'true' },
    ],
    [
      'the money-back guarantee ends after a day',
      "update private.hire_steps set clock = '1 day' where action = 'open_case'",
    ],
  ],
  time: [
    ['a delivery is approved while its client is suspended', withoutClock('complete')],
    ['a request expires while its creator is suspended', withoutClock('expire')],
    ['a case continues while its creator is suspended', withoutClock('escalate_case')],
    ['an appeal is over while a side is suspended', withoutClock('close_case')],
  ],
  news: [
    [
      'a line still asks for what is done',
      {
        of: 'sync_notifications',
        from: '(private.action_of_notification(n.kind, n.params) = any (due)) is not true',
        to: 'false',
      },
    ],
    [
      'no line asks again for what waits',
      { of: 'sync_notifications', from: 'cardinality(due) > 0', to: 'false' },
    ],
    [
      'an earlier line stays unread',
      { of: 'sync_notifications', from: "n.kind like 'request\\_%'", to: 'false' },
    ],
    [
      'what waits again is not asked for again',
      {
        of: 'sync_notifications',
        from: 'update public.notifications n set needs_action = true where n.id = asking',
        to: 'perform asking',
      },
    ],
  ],
  files: [
    [
      'a file that a case is decided on is removed',
      { of: 'remove_attachment', from: 'private.is_frozen(remove_attachment.id, me)', to: 'false' },
    ],
    [
      'a file of a delivery is removed',
      { of: 'remove_attachment', from: 'not private.is_removable(m)', to: 'false' },
    ],
    [
      'a file that stays is offered to be removed',
      { of: 'conversation_files', from: 'not private.is_frozen(a.id, a.owner_id)', to: 'true' },
    ],
    [
      'an admin who decides a case reads no file of it',
      { of: 'may_read_object', from: 'private.is_evidence(a.message_id)', to: 'false' },
    ],
  ],
  privacy: [
    [
      'anybody reads files',
      forAll('Owners and members read files of conversations', 'attachments'),
    ],
    [
      'an admin reads files without a look at the case',
      { of: 'may_read_object', from: 'private.is_evidence(a.message_id)', to: 'true' },
    ],
    ['anybody reads offers', forAll('Both parties read offers', 'offers')],
    ['anybody reads invoices', forAll('Both parties read an invoice', 'invoices')],
    [
      'people read the lines of others',
      forAll('People read their own notifications', 'notifications'),
    ],
    [
      'an admin reads the evidence of any case',
      {
        of: 'admin_open_case',
        from: "dispute.status not in ('waiting', 'appealed')",
        to: 'false',
      },
    ],
  ],
};

/** What breaks a law of a hire, for the explorer of its states. */
export async function laws(sql: Sql): Promise<Control[]> {
  const functions = await readFunctions(sql);
  const toSql = (change: Mutant[1]) => {
    if (typeof change === 'string') return change;
    const { of, from, to } = change;
    const definition = functions.find(({ name }) => name === of)?.definition ?? '';
    if (!definition.includes(from)) throw new Error(`The function ${of} has no “${from}”.`);
    return definition.replaceAll(from, to);
  };
  return Object.entries(mutants).flatMap(([law, list]) =>
    list.map(([what, change]) => ({
      kind: 'law',
      name: `${law}: ${what}`,
      keywords: [],
      removal: toSql(change),
      group: law,
      isMutant: true as const,
    })),
  );
}
