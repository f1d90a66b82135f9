import { aHireRequest, anInvoice, aUser, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './invoices-page.tsx';

const PATH = '/dashboard/client/invoices';

it('lists the invoices with what is to be done, and leads to their requests', async () => {
  openPage(PATH, {
    users: [aUser()],
    hireRequests: [aHireRequest({ status: 'completed', client_id: testId(90) })],
    invoices: [
      anInvoice({
        client_id: testId(90),
        paid_at: '2026-01-06T12:00:00.000Z',
        received_at: '2026-01-07T12:00:00.000Z',
      }),
      anInvoice({
        client_id: testId(90),
        id: testId(802),
        serial: 2,
        number: '2026-0002',
        created_at: '2026-02-05T12:00:00.000Z',
      }),
    ],
  });
  const open = within(await screen.findByRole('row', { name: /2026-0002/ }));
  expect(open.getByText('To pay')).toBeTruthy();
  expect(open.getByText('$400.00')).toBeTruthy();
  expect(open.getByText('Ada Stone')).toBeTruthy();
  expect(open.getByRole('link', { name: 'Landing page in a week' }).getAttribute('href')).toBe(
    `/dashboard/client/requests?request=${testId(401)}`,
  );
  expect(open.getByRole('button', { name: 'Invoice 2026-0002 (PDF)' })).toBeTruthy();
  const settled = within(screen.getByRole('row', { name: /2026-0001/ }));
  expect(settled.getByText(/^Received .*Jan 7, 2026/)).toBeTruthy();
});

it('says when invoices appear', async () => {
  openPage(PATH);
  expect(await screen.findByText('No invoices yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your requests' }).getAttribute('href')).toBe(
    '/dashboard/client/requests',
  );
});
