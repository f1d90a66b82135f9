import {
  aHireRequest,
  aMilestone,
  anEvent,
  anOffer,
  answerWithRequest,
  aUser,
  testId,
} from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './requests-page.tsx';

const PATH = '/dashboard/client/requests';
const ID = testId(401);
const MINA = testId(90);
const delivered_at = '2026-01-05T12:00:00.000Z';

type Fields = Parameters<typeof aHireRequest>[0];

const openRequest = (fields: Fields, overrides: Parameters<typeof openPage>[1] = {}) =>
  openPage(`${PATH}?request=${ID}`, {
    users: [aUser()],
    hireRequests: [aHireRequest({ client_id: MINA, ...fields })],
    events: [anEvent({ actor_id: MINA })],
    ...overrides,
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each([
  [0, 'No revisions are agreed. Propose a change order to add one.'],
  [1, 'The one agreed revision is used. Propose a change order for more.'],
  [3, 'All 3 agreed revisions are used. Propose a change order for more.'],
])('after %d revisions, changes need a change order', async (revisions, sentence) => {
  openRequest(
    {
      status: 'accepted',
      delivered_at,
      revisions,
      revisions_used: revisions,
      version: 3,
      actions: ['approve', 'propose_change'],
    },
    { milestones: [aMilestone()] },
  );
  await press('Request changes');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /What should change/ })).toBeNull();
  await press('Propose a change order');
  const form = within(await screen.findByRole('dialog', { name: 'Propose a change' }));
  const field = await form.findByRole('combobox', { name: 'Revisions' });
  expect(field.textContent).toContain(String(revisions + 1));
});

it('an offer is announced on the card and accepted in the panel', async () => {
  const offer = anOffer();
  const { backend } = openPage(PATH, {
    users: [aUser()],
    hireRequests: [aHireRequest({ client_id: MINA, price: null, open_offer_id: offer.id })],
    offers: [offer],
    events: [anEvent({ actor_id: MINA })],
  });
  answerWithRequest(backend, 'answer_offer', { status: 'accepted' });
  const card = within(await screen.findByRole('article', { name: 'Landing page in a week' }));
  expect(card.getByText(/Ada Stone made an offer/)).toBeTruthy();
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel']);
  await userEvent.click(card.getByRole('link', { name: 'See the offer' }));
  await press('Accept offer');
  const question = await screen.findByRole('alertdialog', { name: 'Accept this offer?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Accept offer' }));
  await waitFor(() =>
    expect(backend.calls('answer_offer')).toEqual([{ id: offer.id, action: 'accept' }]),
  );
});

it('approving a milestone names it, and the next one begins', async () => {
  const { backend, notices } = openRequest(
    { status: 'accepted', delivered_at, price: 700, version: 3 },
    {
      milestones: [
        aMilestone({ title: 'Draft', price: 300 }),
        aMilestone({ number: 2, title: 'Page', price: 400 }),
      ],
    },
  );
  answerWithRequest(backend, 'act_on_hire_request', { milestone: 2, delivered_at: null });
  await press('Approve');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Draft, Ada Stone, $300.00');
  await userEvent.click(within(question).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(notices).toMatchObject([{ text: 'Approved. The next milestone begins.' }]),
  );
  expect(backend.calls('act_on_hire_request')).toEqual([
    { id: ID, action: 'approve', expected_version: 3 },
  ]);
});
