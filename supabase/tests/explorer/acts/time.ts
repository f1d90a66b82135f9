import type { Act } from './act.ts';

/** Time, with all that it does meanwhile: to the next deadline, to the last day of the guarantee, and past the two longest windows of rights. */
export const timeActs: Act[] = [
  {
    name: 'time goes on to the next deadline',
    by: 'time',
    call: () => 'select pg_temp.pass(null)',
  },
  {
    name: 'the next reminder is sent',
    by: 'time',
    needsOther: true,
    call: () => 'select pg_temp.remind()',
  },
  {
    name: '29 days pass',
    by: 'time',
    call: ({ rows }) => (rows.invoices ? 'select pg_temp.pass(29)' : null),
  },
  {
    name: '31 days pass',
    by: 'time',
    call: ({ rows }) => (rows.status === 'pending' ? null : 'select pg_temp.pass(31)'),
  },
  {
    name: '91 days pass',
    by: 'time',
    call: ({ rows }) => (rows.status === 'pending' ? null : 'select pg_temp.pass(91)'),
  },
];
