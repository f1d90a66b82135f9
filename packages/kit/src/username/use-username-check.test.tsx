import { fakeBackend, renderWithData } from '@showcase/data/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUsernameCheck } from './use-username-check.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

function check(username: string, current: string) {
  const backend = fakeBackend();
  backend.rpc('username_available', ({ name }) => name !== 'ada-stone');
  const Check = () => <output>{useUsernameCheck(username, current)}</output>;
  renderWithData(<Check />, { backend });
  return backend;
}

const status = () => screen.getByRole('status').textContent;

it.each([
  ['', '', 'idle'],
  ['noor', 'noor', 'idle'],
  ['ab', '', 'invalid'],
  ['admin', 'noor', 'taken'],
])('answers for %j of the user %j without a request: %s', async (username, current, answer) => {
  const backend = check(username, current);
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(status()).toBe(answer);
  expect(backend.calls('username_available')).toEqual([]);
});

it.each([
  ['noor1', 'available'],
  ['ada-stone', 'taken'],
])('queries the database for %j: %s', async (username, answer) => {
  check(username, 'noor');
  expect(await screen.findByText(answer)).toBeTruthy();
});

it('is unknown while the database cannot be reached', async () => {
  const backend = fakeBackend();
  backend.goDown();
  const Check = () => <output>{useUsernameCheck('noor')}</output>;
  renderWithData(<Check />, { backend });
  await expect.poll(() => status()).toBe('unknown');
});
