import {
  aCase,
  aCaseStep,
  aHireRequest,
  anEvent,
  aUser,
  dataWorld,
  fakeBackend,
  getEvidence,
  testId,
} from '@showcase/data/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Evidence } from './evidence.tsx';

const day = (number: number) => `2026-01-0${number}T12:00:00.000Z`;

it.each([
  ['client', 'You'],
  ['creator', 'Noah Bennett'],
  ['admin', 'Noah Bennett (client)'],
] as const)('has the word of the client that it is not paid, for the %s', (reader, name) => {
  const opened = aCaseStep({ outcome: 'all', is_paid: false, created_at: day(5) });
  const { state } = fakeBackend({
    users: [aUser(), aUser({ id: testId(2), name: 'Noah Bennett', username: null })],
    hireRequests: [aHireRequest({ status: 'completed', resolution: 'approved' })],
    events: [
      anEvent({ actor_id: testId(2), action: 'pay', created_at: day(6) }),
      anEvent({ version: 2, actor_id: testId(2), action: 'withdraw_payment', created_at: day(4) }),
    ],
    cases: [aCase({ kind: 'money_back', steps: [opened] })],
  });
  const evidence = getEvidence(state, aCase().id);
  if (!evidence) throw new Error('There is no evidence.');
  render(dataWorld().wrap(<Evidence evidence={evidence} reader={reader} />));
  const words = within(screen.getByRole('list', { name: 'What was said about payment' }));
  const [, second, ...others] = words
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, ''));
  expect(second).toContain(`${name} said that it is not paid`);
  expect(second).toContain('Jan 5, 2026');
  expect(others).toHaveLength(1);
});
