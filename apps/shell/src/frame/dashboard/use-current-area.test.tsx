import { aUser, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { DashboardFrame } from '../dashboard-frame.tsx';

const routes = [{ path: '/dashboard/*', element: <DashboardFrame>The page</DashboardFrame> }];

it.each(['/dashboard/dev/requests', '/dashboard/client/messages'])(
  'has the records of a client who was a developer, on %s',
  async (path) => {
    const former = aUser({ id: testId(1), is_dev: false, skills: ['React'] });
    const backend = backendWithUsers({ signedInAs: 'ada', users: [former] });
    renderInShell(routes, { path, backend });
    await screen.findByRole('link', { name: 'Developer Requests' });
    const links = within(screen.getByRole('navigation', { name: 'Client dashboard' }));
    const all = links.getAllByRole('link');
    expect(all.slice(-4).map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/dashboard/dev/requests', 'Developer RequestsDeveloper Requests'],
      ['/dashboard/dev/reviews', 'Developer ReviewsDeveloper Reviews'],
      ['/dashboard/dev/earnings', 'Developer EarningsDeveloper Earnings'],
      ['/dashboard/dev/invoices', 'Developer InvoicesDeveloper Invoices'],
    ]);
    expect(all).toHaveLength(9);
  },
);
