import { testId } from '@showcase/data/testing';
import { findViolations } from '@showcase/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
// Imported up front, so that loading the pages does not count toward the first test's timeout.
import './requests-page.tsx';
import './reviews-page.tsx';
import './services-page.tsx';
import './subscribers-page.tsx';

const PATH = '/dashboard/admin/overview';
const DAY = '2026-01-05T12:00:00.000Z';
const ada = { id: testId(1), name: 'Ada Stone', is_dev: true };
const mia = { id: testId(2), name: 'Mia Chen', is_dev: false };

const requests = [
  {
    ...{ id: testId(11), title: 'A map of tides', status: 'accepted' as const, resolution: null },
    ...{ price: 400, created_at: DAY, delivered_at: null, client: mia, creator: ada },
  },
  {
    ...{ id: testId(12), title: 'A shop', status: 'pending' as const, resolution: null },
    ...{ price: null, created_at: DAY, delivered_at: null, client: null, creator: ada },
  },
];
const item = { price: 5, created_at: DAY, open_reports: 2, hidden: null };
const services = [
  { ...item, id: testId(21), title: 'Code review', is_active: false, is_public: false, owner: ada },
];
const reviews = [{ ...item, id: testId(31), rating: 4, comment: 'Well', author: mia, target: ada }];
const signUps = [
  { id: testId(41), short_email: 'm…@example.com', created_at: DAY, confirmed_at: null },
];

it.each([
  ['requests', 'Hire Requests', 'A map of tides'],
  ['services', 'Services', 'Code review'],
  ['reviews', 'Reviews', 'Well'],
  ['subscribers', 'Newsletter Sign-ups', 'm…@example.com'],
])(
  'the list of %s shows its rows, and violates no rule of accessibility',
  async (path, title, text) => {
    openPage(`${PATH}/${path}`, { admin: { requests, services, reviews, signUps } });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText(text)).toBeTruthy();
    const current = within(screen.getByRole('navigation', { name: 'Status' }));
    expect(current.getByRole('link', { current: true }).textContent).toBe('All');
    expect(await findViolations(document.body)).toEqual([]);
  },
);

it('shows requests without a price', async () => {
  openPage(`${PATH}/requests`, { admin: { requests } });
  const row = within(await screen.findByRole('row', { name: /^A shop/ }));
  expect(row.getByText('On request')).toBeTruthy();
});

it('leads to people, and to the reports on an item', async () => {
  openPage(`${PATH}/services`, { admin: { services } });
  const link = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('Ada Stone')).toBe(`/dashboard/admin/creators?q=${ada.id}`);
  expect(await link('2 open')).toBe(`/dashboard/admin/reports?q=${testId(21)}`);
});

/** The texts of the files that are saved from now on. */
function catchFiles() {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    void (file as Blob).text().then((text) => saved.push(text));
    return 'blob:report';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return saved;
}

it('exports the words of the screen, days of the screen and sums with cents', async () => {
  const saved = catchFiles();
  const over = {
    ...{ id: testId(13), title: 'A shop', status: 'rejected' as const, resolution: 'declined' },
    ...{ price: 400, created_at: DAY, delivered_at: null, client: mia, creator: ada },
  };
  openPage(`${PATH}/requests?status=rejected`, { admin: { requests: [over] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatch(/^"Jan 5, 2026, 12:00 PM",.*"400\.00","Rejected","Declined",""$/m);
});

it('keeps search and status in the URL, and exports what they find', async () => {
  const saved = catchFiles();
  const { router, notices } = openPage(`${PATH}/requests`, { admin: { requests } });
  await screen.findByText('A shop');
  await userEvent.click(screen.getByRole('link', { name: 'Accepted' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search hire requests' }), 'tides');
  await waitFor(() => expect(router.state.location.search).toMatch(/q=tides/));
  expect(router.state.location.search).toMatch(/status=accepted/);
  await waitFor(() => expect(screen.queryByText('A shop')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.split('\r\n').slice(1)).toEqual([
    `"Jan 5, 2026, 12:00 PM","${testId(11)}","A map of tides","Mia Chen","Ada Stone","400.00","Accepted","",""`,
  ]);
  expect(notices).toEqual([{ kind: 'success', text: 'Exported 1 hire request.' }]);
});

it('finds whose address one is', async () => {
  const emails: string[] = [];
  openPage(`${PATH}/subscribers`, {
    answerWrite: (name, input) => {
      if (name !== 'admin_find_by_email') return undefined;
      emails.push(String(input.email));
      return Response.json({ person: mia, subscriber: null });
    },
  });
  await userEvent.type(await screen.findByLabelText('Email'), 'mia@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Search by email' }));
  const link = await screen.findByRole('link', { name: 'Mia Chen' });
  expect(link.getAttribute('href')).toBe(`/dashboard/admin/clients?person=${mia.id}`);
  expect(emails).toEqual(['mia@example.com']);
});
