import { addDays, toDay } from '@showcase/data/days';
import { aHireRequest } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { confirm, findCard, findQuestion, openRequests, press } from '../testing/open-requests.tsx';
// Imported up front, so that loading the form does not count toward the first test's timeout.
import './acceptance-dialog.tsx';

const inDays = (days: number) => addDays(toDay(new Date()), days);

async function openForm(fields: Parameters<typeof aHireRequest>[0] = {}) {
  const opened = openRequests('creator', '', { hireRequests: [aHireRequest(fields)] });
  await press('Decide', await findCard());
  const question = within(await findQuestion());
  const due = question.getByLabelText<HTMLInputElement>(/^Due date/);
  const none = question.getByRole<HTMLInputElement>('checkbox', { name: 'No due date' });
  const getRequest = () => opened.backend.state.hireRequests[0];
  return { ...opened, question, due, none, getRequest };
}

it.each([
  ['3-5 days', inDays(5), 'The service says “3-5 days”.'],
  ['2 weeks', inDays(14), 'The service says “2 weeks”.'],
  ['As agreed', '', 'The service says “As agreed”.'],
  [null, '', null],
])('begins with the delivery time %j', async (duration, day, hint) => {
  const { due, question } = await openForm({ duration });
  expect(due.value).toBe(day);
  const text = question.queryByText(/service says/)?.textContent ?? null;
  expect(text?.replaceAll(/[\u2066-\u2069]/g, '') ?? null).toBe(hint);
});

it('agrees on another day', async () => {
  const { due, getRequest } = await openForm();
  await userEvent.clear(due);
  await userEvent.type(due, inDays(9));
  await confirm('Yes');
  await waitFor(() =>
    expect(getRequest()).toMatchObject({
      ...{ status: 'accepted', due_on: inDays(9), no_due_date: false },
    }),
  );
});

it('agrees on no due date, which the card then says', async () => {
  const { due, none, getRequest } = await openForm();
  await userEvent.click(none);
  expect(due.disabled).toBe(true);
  await confirm('Yes');
  await waitFor(() =>
    expect(getRequest()).toMatchObject({ status: 'accepted', due_on: null, no_due_date: true }),
  );
  await userEvent.click(screen.getByRole('tab', { name: /Accepted/ }));
  expect(within(await findCard()).getByText('No due date')).toBeTruthy();
});

it.each([
  ['', 'Choose a due date, or check “No due date”'],
  [inDays(-1), 'Choose a due date within the next two years'],
  [inDays(731), 'Choose a due date within the next two years'],
])('says at the field what is wrong with %j, until there is no due date', async (day, text) => {
  const { due, none, question, getRequest } = await openForm({ duration: null });
  if (day) await userEvent.type(due, day);
  await confirm('Yes');
  expect(await question.findByText(text)).toBeTruthy();
  expect(due.getAttribute('aria-invalid')).toBe('true');
  expect(getRequest()?.status).toBe('pending');
  await userEvent.click(none);
  await waitFor(() => expect(question.queryByText(text)).toBeNull());
  await confirm('Yes');
  await waitFor(() => expect(getRequest()?.status).toBe('accepted'));
});

it('shows the request that was accepted elsewhere with another due date', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { getRequest } = await openForm();
  Object.assign(getRequest() ?? {}, { status: 'accepted', due_on: inDays(2), version: 2 });
  await confirm('Yes');
  expect(await screen.findByText(/It's now Accepted/)).toBeTruthy();
  expect(getRequest()?.due_on).toBe(inDays(2));
});
