import { aCaseStep, aHireRequest, rejection, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answerWith, delivered_at, ID, openCase, opened, proposed } from '../testing/open-case.ts';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './case-page.tsx';

const press = async (name: string, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));

describe('the page of a case', () => {
  it('shows its state, what was said, and the evidence', async () => {
    openCase(proposed);
    expect(
      await screen.findByRole('heading', { level: 1, name: /Case: .*Landing page in a week/ }),
    ).toBeTruthy();
    const overview = within(screen.getByRole('region', { name: 'Current state' }));
    expect(
      overview.getByText(/^Answer until .* After that, the case is closed without a result\.$/),
    ).toBeTruthy();
    expect(overview.getByText('Approved for $100.00 less')).toBeTruthy();
    const said = within(screen.getByRole('list', { name: 'What was said' }));
    expect(said.getAllByRole('listitem')[0]?.textContent).toMatch(/You opened the case/);
    expect(said.getByText('Half of the pages show an error.')).toBeTruthy();
    expect(said.getByText(/errors/)).toBeTruthy();
    expect(said.getByText(/Ada Stone.* proposed something else/)).toBeTruthy();
    expect(screen.getByText('Jan 9, 2026')).toBeTruthy();
    const deliveries = within(screen.getByRole('list', { name: 'Deliveries' }));
    expect(deliveries.getByText('All done.')).toBeTruthy();
    const payments = screen.getByRole('region', { name: 'What was said about payment' });
    expect(within(payments).getByText('Nothing was said.')).toBeTruthy();
    const messages = within(screen.getByRole('list', { name: 'Messages' }));
    expect(messages.getByText('I deliver on Monday.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the request' }).getAttribute('href')).toBe(
      `/dashboard/client/requests?request=${testId(401)}`,
    );
  });

  it('agrees to what the creator proposes, after a confirmation', async () => {
    const { backend } = openCase(proposed);
    answerWith(backend, { status: 'agreed', answer_due_at: null, closed_at: delivered_at });
    await press('Agree');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Agree to this?' }));
    expect(
      dialog.getByText(
        'The delivery is approved, and $100.00 less is to be paid. This closes the case.',
      ),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Agree' }));

    expect(await screen.findByText('Both sides agreed. The case is closed.')).toBeTruthy();
    expect(backend.calls('answer_case')).toEqual([{ id: ID, action: 'accept' }]);
    expect(document.activeElement?.textContent).toBe('Current state');
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  });

  it('accepts what was done again, after a confirmation', async () => {
    const { backend } = openCase({
      kind: 'money_back',
      status: 'redone',
      outcome: 'redo',
      actions: ['accept', 'dispute'],
      turn: 'client',
    });
    answerWith(backend, { status: 'agreed', answer_due_at: null, closed_at: delivered_at });
    await press('Accept the work');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept the work?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Both sides agreed. The case is closed.')).toBeTruthy();
    expect(backend.calls('answer_case')).toEqual([{ id: ID, action: 'accept' }]);
  });

  it('asks for a decision with words that are kept until they are sent', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openCase(proposed);
    answerWith(backend, { status: 'waiting', answer_due_at: null });
    await press('Ask for a decision');
    const find = () => screen.findByRole('dialog', { name: 'Ask for a decision' });
    const form = within(await find());
    await userEvent.type(form.getByRole('textbox', { name: /Why you don't agree/ }), 'Too little');
    await userEvent.clear(form.getByRole('textbox'));
    await userEvent.type(form.getByRole('textbox'), 'Short');
    await userEvent.click(form.getByRole('button', { name: 'Ask for a decision' }));
    expect(await form.findByText('Write at least 10 characters')).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Not now' }));
    await press('Ask for a decision');
    const reopened = within(await find());
    await userEvent.type(reopened.getByDisplayValue('Short'), ' of what we agreed.');
    await userEvent.click(reopened.getByRole('button', { name: 'Ask for a decision' }));

    expect(await screen.findByText(/^An admin who knows neither side decides next\./)).toBeTruthy();
    const sent = { id: ID, action: 'dispute', text: 'Short of what we agreed.' };
    expect(backend.calls('answer_case')).toEqual([sent]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('says that it waits while no admin may decide', async () => {
    openCase({ status: 'waiting', answer_due_at: null, lacks_admin: true });
    await screen.findByText(/decides next. At the moment there is none, so it waits\./);
  });

  it('withdraws a case', async () => {
    const actions = ['withdraw' as const];
    const { backend } = openCase({ status: 'waiting', answer_due_at: null, actions, turn: null });
    answerWith(backend, { status: 'withdrawn', closed_at: delivered_at });
    await press('Withdraw the case');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw your case?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The case was closed without a result.')).toBeTruthy();
    expect(backend.calls('answer_case')).toEqual([{ id: ID, action: 'withdraw' }]);
  });

  it('appeals a decision', async () => {
    const decision = { side: 'admin', action: 'decide', outcome: 'none' } as const;
    const decided = aCaseStep({ number: 2, text: 'It was delivered as agreed.', ...decision });
    const { backend } = openCase({
      status: 'decided',
      outcome: 'none',
      steps: [opened, decided],
      actions: ['appeal'],
      turn: null,
    });
    answerWith(backend, { status: 'appealed' });
    expect(await screen.findByText('An admin decided')).toBeTruthy();
    await press('Appeal');
    const form = within(await screen.findByRole('dialog', { name: 'Appeal the decision' }));
    await userEvent.type(form.getByRole('textbox'), 'Two pages are still missing.');
    await userEvent.click(form.getByRole('button', { name: 'Appeal' }));
    await screen.findByText('Another admin decides the appeal. That decision is final.');
    const sent = { id: ID, action: 'appeal', text: 'Two pages are still missing.' };
    expect(backend.calls('answer_case')).toEqual([sent]);
  });

  it('says what is wrong if it was answered in the meantime', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openCase(proposed);
    await press('Agree');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Agree to this?' }));
    const withdrawn = { status: 'withdrawn', closed_at: delivered_at, actions: [] };
    Object.assign(backend.state.cases[0] ?? {}, withdrawn);
    backend.rpc('answer_case', () => rejection(409, 'This case is closed'));
    await userEvent.click(dialog.getByRole('button', { name: 'Agree' }));
    expect(await dialog.findByText('Not sent. This case is closed.')).toBeTruthy();
  });

  it('does not show a case of others', async () => {
    openCase({}, { hireRequests: [aHireRequest({ client_id: testId(77) })] });
    expect(await screen.findByText("This case no longer exists, or it isn't yours.")).toBeTruthy();
  });
});
