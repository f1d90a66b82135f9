import { aCase, aHireRequest, aMilestone, anEvent, anInvoice } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enterText } from '@showcase/kit/testing';
import { ID, openRequests, press } from '../requests/testing/open-requests.tsx';

it.each([
  ['Yes', true],
  ['No', false],
])(
  'a case wants to know whether work is paid about which no one said so: %s',
  async (answer, isPaid) => {
    const created_at = new Date().toISOString();
    const delivered_at = '2026-01-05T12:00:00.000Z';
    const { backend } = openRequests('client', `?request=${ID}`, {
      hireRequests: [
        aHireRequest({
          status: 'completed',
          resolution: 'approved',
          delivered_at,
          version: 3,
          case_subjects: [{ subject: 'work', cents: 40_000, until: null }],
        }),
      ],
      milestones: [aMilestone()],
      events: [anEvent(), anEvent({ version: 2, action: 'approve', created_at })],
      invoices: [anInvoice()],
    });
    await press('Open a case');
    const form = within(await screen.findByRole('dialog', { name: /Open a/ }));
    const happened = form.getByRole('textbox', { name: /What happened/ });
    await enterText(happened, 'Half of the pages show an error.');
    await userEvent.click(form.getByRole('radio', { name: 'All of it' }));
    await userEvent.click(form.getByRole('button', { name: 'Open case' }));
    expect(await form.findByText('Say whether you have paid')).toBeTruthy();
    await userEvent.click(form.getByRole('radio', { name: new RegExp(`^${answer}`) }));
    backend.rpc('open_case', () => {
      backend.state.cases.push(aCase({ kind: 'money_back' }));
      return aCase().id;
    });
    await userEvent.click(form.getByRole('button', { name: 'Open case' }));
    expect(await screen.findByRole('link', { name: 'See the case' })).toBeTruthy();
    expect(backend.calls('open_case')).toMatchObject([{ wants: 'all', is_paid: isPaid }]);
  },
);
