import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import '../shared/reason/reason-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/admin/reports';

const hidden = [
  {
    id: testId(601),
    kind: 'review' as const,
    title: 'Awful work',
    hidden: { reason: 'Insults', at: '2025-06-01T12:00:00.000Z', by: 'Imani Cole' },
    owner: { id: testId(2), name: 'Noah Bennett', is_dev: false },
  },
];

it('lists hidden items, and unhides one with a reason', async () => {
  const sent: unknown[] = [];
  const { notices, rows } = openPage(PATH, {
    admin: { hidden: [...hidden] },
    answerWrite: (name, input) => {
      if (name !== 'admin_unhide') return undefined;
      sent.push(input);
      rows.hidden.length = 0;
      return Response.json(true);
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Hidden items' }));
  const row = within(await screen.findByRole('row', { name: /^Awful work/ }));
  expect(row.getByText('Review')).toBeTruthy();
  expect(row.getByText(/Hidden on/).textContent).toMatch(/by Imani Cole: Insults$/);
  expect(row.getByRole('link', { name: 'Noah Bennett' }).getAttribute('href')).toBe(
    `/dashboard/admin/clients?person=${testId(2)}`,
  );

  await userEvent.click(row.getByRole('button', { name: 'Show Awful work again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show “Awful work” again?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Fair words');
  await userEvent.click(dialog.getByRole('button', { name: 'Show again' }));

  await waitFor(() => expect(notices[0]?.text).toBe('“Awful work” is visible again.'));
  expect(sent).toEqual([{ kind: 'review', item_id: testId(601), reason: 'Fair words' }]);
  expect(await screen.findByText('No hidden items')).toBeTruthy();
});
