import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ADA, openMessages } from '../testing/open-messages.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

it('reads what its header says every minute, because a live update may be missed', async () => {
  const details = { is_muted: false, requests: [] };
  openMessages(`?with=${ADA}`, { details });
  await screen.findByText('Hello');
  expect(screen.queryByText('Muted')).toBeNull();
  details.is_muted = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByText('Muted')).toBeTruthy();
});
