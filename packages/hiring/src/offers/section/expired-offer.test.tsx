import { aHireRequest, anEvent, anOffer, rejection } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ID, openRequests, press } from '../../requests/testing/open-requests.tsx';

const VALID_UNTIL = '2098-01-01T00:00:00.000Z';

function openOffer(valid_until: string) {
  const offer = anOffer({ valid_until });
  return openRequests('client', `?request=${ID}`, {
    hireRequests: [aHireRequest({ open_offer_id: offer.id })],
    offers: [offer],
    events: [anEvent()],
  });
}

it('an offer cannot be accepted after its last day', async () => {
  openOffer('2026-01-01T00:00:00.000Z');
  const offer = within(await screen.findByRole('region', { name: /offer, version 1 · expired/ }));
  expect(screen.queryByRole('button', { name: 'Accept offer' })).toBeNull();
  expect(offer.queryByText(/become the agreement/)).toBeNull();
});

it('an offer that expires while it is open says so, and can no longer be accepted', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend } = openOffer(VALID_UNTIL);
  backend.rpc('answer_offer', () => rejection(409, 'This offer has expired'));
  await press('Accept offer');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(VALID_UNTIL) + 1 });
  await press('Accept offer', await screen.findByRole('alertdialog'));
  expect(await screen.findByText(/This offer has expired. You now see/)).toBeTruthy();
  await screen.findByRole('region', { name: /expired/ });
  expect(screen.queryByRole('button', { name: 'Accept offer' })).toBeNull();
});
