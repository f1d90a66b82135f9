import { addDays, toDay } from '@showcase/data/days';
import { aHireRequest, answerWithRequest, rejection } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  confirm,
  findCard,
  findQuestion,
  ID,
  openRequests,
  press,
} from '../testing/open-requests.tsx';
// Imported up front, so that loading the form does not count toward the first test's timeout.
import './acceptance-dialog.tsx';

const inDays = (days: number) => addDays(toDay(new Date()), days);

async function openForm(fields: Parameters<typeof aHireRequest>[0] = {}) {
  const opened = openRequests('creator', '', { hireRequests: [aHireRequest(fields)] });
  answerWithRequest(opened.backend, 'act_on_hire_request', ({ due_on, no_due_date }) => ({
    ...{ status: 'accepted', due_on: due_on ?? null, no_due_date: no_due_date ?? false },
  }));
  await press('Decide', await findCard());
  const question = within(await findQuestion());
  const due = question.getByLabelText<HTMLInputElement>(/^Due date/);
  const none = question.getByRole<HTMLInputElement>('checkbox', { name: 'No due date' });
  const expectAcceptance = (said: { due_on: string } | { no_due_date: true }) =>
    waitFor(() =>
      expect(opened.backend.calls('act_on_hire_request')).toEqual([
        { id: ID, action: 'accept', ...said, expected_version: 1 },
      ]),
    );
  return { ...opened, question, due, none, expectAcceptance };
}

it.each([
  ['3-5 days', 5, inDays(5), 'The service says “3-5 days”.'],
  ['2 weeks', 14, inDays(14), 'The service says “2 weeks”.'],
  ['As agreed', null, '', 'The service says “As agreed”.'],
  [null, null, '', null],
])('begins with the delivery time %j', async (duration, agreed_days, day, hint) => {
  const { due, question } = await openForm({ duration, agreed_days });
  expect(due.value).toBe(day);
  const text = question.queryByText(/service says/)?.textContent ?? null;
  expect(text?.replaceAll(/[\u2066-\u2069]/g, '') ?? null).toBe(hint);
});

it('agrees on another day', async () => {
  const { due, expectAcceptance } = await openForm();
  await userEvent.clear(due);
  await userEvent.type(due, inDays(9));
  await confirm('Yes');
  await expectAcceptance({ due_on: inDays(9) });
});

it('agrees on no due date, which the card then says', async () => {
  const { due, none, expectAcceptance } = await openForm();
  await userEvent.click(none);
  expect(due.disabled).toBe(true);
  await confirm('Yes');
  await expectAcceptance({ no_due_date: true });
  await userEvent.click(screen.getByRole('tab', { name: /Accepted/ }));
  expect(within(await findCard()).getByText('No due date')).toBeTruthy();
});

it.each([
  ['', 'Choose a due date, or check “No due date”'],
  [inDays(-1), 'Choose a due date within the next two years'],
  [inDays(731), 'Choose a due date within the next two years'],
])('says at the field what is wrong with %j, until there is no due date', async (day, text) => {
  const { backend, due, none, question, expectAcceptance } = await openForm({
    duration: null,
    agreed_days: null,
  });
  if (day) await userEvent.type(due, day);
  await confirm('Yes');
  expect(await question.findByText(text)).toBeTruthy();
  expect(due.getAttribute('aria-invalid')).toBe('true');
  expect(backend.calls('act_on_hire_request')).toEqual([]);
  await userEvent.click(none);
  await waitFor(() => expect(question.queryByText(text)).toBeNull());
  await confirm('Yes');
  await expectAcceptance({ no_due_date: true });
});

it('shows the request that was accepted elsewhere with another due date', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend } = await openForm();
  const accepted = { status: 'accepted', due_on: inDays(2), version: 2 };
  Object.assign(backend.state.hireRequests[0] ?? {}, accepted);
  const message = 'This request is already accepted, with another due date';
  backend.rpc('act_on_hire_request', () => rejection(409, message));
  await confirm('Yes');
  expect(await screen.findByText(/It's now Accepted/)).toBeTruthy();
});
