import { rejection, testId } from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendWithUsers } from '../../../testing/backend-with-users.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { AccountDialog } from '../account-dialog.tsx';

const routes = [
  {
    path: '/dashboard',
    element: <AccountDialog isOpen onOpenChange={() => undefined} opensAt="deletion" />,
  },
];

const binding = { request_id: testId(501), title: 'A shop' } as const;

it('lists what prevents that the account is deleted, with links to where it ends', async () => {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  const { person, currentUrl } = renderInShell(routes, { path: '/dashboard', backend });
  await enterText(await screen.findByLabelText(/^Your email address/), 'creator@example.com');
  await enterText(screen.getByLabelText(/^Your password/, { selector: 'input' }), 'showcase');
  expect(screen.queryByRole('list', { name: 'Still open' })).toBeNull();
  backend.rpc('delete_my_account', () =>
    rejection(409, 'Settle what is still open between you and others first: 2 open'),
  );
  backend.rpc('my_obligations', () => [
    { ...binding, side: 'creator', kind: 'case', status: 'open' },
    {
      ...{ ...binding, side: 'client', kind: 'invoice', number: '2026-0001', cents: 100 },
      until: '2026-12-24T12:00:00.000Z',
    },
  ]);

  await person.click(screen.getByRole('button', { name: 'Delete my account' }));

  const open = within(await screen.findByRole('list', { name: 'Still open' }));
  expect(screen.getByText(/Settle what is still open between you and others first/)).toBeTruthy();
  const [dispute, invoice] = open.getAllByRole('listitem');
  expect(dispute?.textContent).toBe(
    'An open case: A shop. Answer it. If you agree, it ends at once.',
  );
  expect(invoice?.textContent).toMatch(/It no longer counts from Dec 24, 2026\.$/);
  const links = open.getAllByRole('link', { name: 'A shop' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/dev/requests?request=${testId(501)}`,
    `/dashboard/client/requests?request=${testId(501)}`,
  ]);

  await person.click(links[0] ?? document.body);
  await waitFor(() => expect(currentUrl()).toBe(`/dashboard/dev/requests?request=${testId(501)}`));
});
