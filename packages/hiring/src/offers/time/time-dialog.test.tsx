import { addDays, formatDay, toDay } from '@showcase/data/days';
import {
  aHireRequest,
  aMilestone,
  anEvent,
  anOffer,
  answerWithRequest,
  rejection,
} from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { enterText } from '@showcase/kit/testing';
import { expectFocus, ID, openRequests, press } from '../../requests/testing/open-requests.tsx';
import { answerWithOffer } from '../testing/answer-with-offer.ts';

const OPEN = `?request=${ID}`;
const today = toDay(new Date());
const DUE = addDays(today, 5);
const LATER = addDays(today, 12);
const WORK = ['deliver', 'ask_for_time'] as const;
const rows = (fields: Parameters<typeof aHireRequest>[0] = {}) => ({
  hireRequests: [aHireRequest({ status: 'accepted', due_on: DUE, version: 2, ...fields })],
  milestones: [aMilestone({ due_on: DUE })],
  events: [anEvent()],
});

it('a creator asks for more time, with a reason', async () => {
  const { backend } = openRequests('creator', OPEN, rows({ actions: [...WORK] }));
  const note = 'The photos are late.';
  const terms = { price: 400, days: null, due_on: LATER, note };
  answerWithOffer(backend, 'ask_for_time', { kind: 'extension', ...terms });
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask for more time' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for more time' });
  const form = within(dialog);
  expect(form.getByText(`Due ${formatDay(DUE, today)} as agreed.`)).toBeTruthy();
  await userEvent.type(form.getByLabelText('New due date*'), DUE);
  await press('Ask for more time', dialog);
  expect(await form.findByText('Choose a date after the current due date')).toBeTruthy();
  expect(await form.findByText('Write a reason')).toBeTruthy();
  await userEvent.clear(form.getByLabelText('New due date*'));
  await userEvent.type(form.getByLabelText('New due date*'), LATER);
  await enterText(form.getByRole('textbox', { name: 'Reason' }), note);
  await press('Ask for more time', dialog);
  await waitFor(() =>
    expect(backend.calls('ask_for_time')).toMatchObject([
      { id: ID, due_on: LATER, reason: note, expected_version: 2 },
    ]),
  );
  const panel = within(await screen.findByRole('dialog', { name: 'Landing page in a week' }));
  await expectFocus(panel.getByRole('heading', { name: 'Landing page in a week' }));
  const open = within(await panel.findByRole('region', { name: /^You asked for more time/ }));
  expect(open.queryByRole('button', { name: 'Replace' })).toBeNull();
  expect(open.getByText(formatDay(LATER, today))).toBeTruthy();
});

it('what is typed is restored, and not sent once the request is over', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend } = openRequests('creator', OPEN, rows({ actions: [...WORK] }));
  const findForm = () => screen.findByRole('dialog', { name: 'Ask for more time' });
  const open = async () => {
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask for more time' }));
    return within(await findForm());
  };
  let form = await open();
  await userEvent.type(form.getByLabelText('New due date*'), LATER);
  await enterText(form.getByRole('textbox', { name: 'Reason' }), 'The photos are late.');
  await press('Close', await findForm());
  form = await open();
  expect(form.getByLabelText<HTMLInputElement>('New due date*').value).toBe(LATER);
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe(
    'The photos are late.',
  );
  const ended = { status: 'rejected', resolution: 'ended', version: 3, actions: [] } as const;
  Object.assign(backend.state.hireRequests[0] ?? {}, ended);
  backend.rpc('ask_for_time', () => rejection(409, 'This request is already ended'));
  await press('Ask for more time', await findForm());
  expect(await form.findByText(/This request is now Rejected/)).toBeTruthy();
  expect(form.queryByRole('button', { name: 'Ask for more time' })).toBeNull();
});

it('a client gives it', async () => {
  const extension = anOffer({
    kind: 'extension',
    days: null,
    due_on: LATER,
    price: 400,
  });
  const { backend } = openRequests('client', OPEN, {
    ...rows({ open_offer_id: extension.id }),
    offers: [extension],
  });
  answerWithRequest(backend, 'answer_offer', { open_offer_id: null });
  const offer = within(
    await screen.findByRole('region', { name: /^Ada Stone asks for more time/ }),
  );
  expect(offer.getByText(/^New due date/).textContent).toBe(
    `New due date: ${formatDay(LATER, today)} instead of ${formatDay(DUE, today)}.`,
  );
  expect(offer.queryByRole('button', { name: 'Suggest changes' })).toBeNull();
  await press('Accept new date');
  await press('Accept new date', await screen.findByRole('alertdialog'));
  await waitFor(() =>
    expect(backend.calls('answer_offer')).toEqual([{ id: extension.id, action: 'accept' }]),
  );
});
