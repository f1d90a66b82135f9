import { aProject, aUser, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/admin/overview';

const rows = () => ({
  users: [
    aUser({ created_at: '2025-06-01T12:00:00.000Z' }),
    aUser({
      id: testId(2),
      name: 'Noor Haddad',
      username: 'noor',
      created_at: '2025-07-01T12:00:00.000Z',
    }),
  ],
  projects: [1, 2, 3, 4, 5, 6].map((day) =>
    aProject({
      id: testId(100 + day),
      title: `Project ${day}`,
      created_at: `2025-06-0${day}T12:00:00.000Z`,
    }),
  ),
});

describe('Overview Dashboard', () => {
  it('shows the totals', async () => {
    openPage(PATH, rows());
    expect(await screen.findByRole('heading', { name: 'Overview Dashboard' })).toBeTruthy();
    const figure = async (name: string) =>
      (await screen.findByRole('group', { name })).textContent ?? '';
    expect(await figure('Creators')).toContain('242 suspended');
    expect(await figure('Clients')).toContain('1,3101 admin, 1 suspended');
    expect(await figure('Projects')).toContain('666 featured, 1 item hidden');
    expect(await figure('Hire requests')).toContain('16111 in progress, 131 completed');
    expect(await figure('Newsletter')).toContain('7confirmed subscribers');
    expect(document.title).toBe('Overview Dashboard · Bolt Showcase');
  });

  it('asks an admin without a second factor for one at every visit', async () => {
    openPage(PATH, {
      ...rows(),
      factors: { [testId(90)]: { isVerified: false, isConfirmed: false } },
    });
    const link = await screen.findByRole('link', { name: 'Set up an authenticator app' });
    expect(link.getAttribute('href')).toBe(`${PATH}?settings=security`);
  });

  it('asks an admin who has one for nothing', async () => {
    openPage(PATH, {
      ...rows(),
      factors: { [testId(90)]: { isVerified: true, isConfirmed: true } },
    });
    await screen.findByRole('group', { name: 'Creators' });
    expect(screen.queryByRole('link', { name: 'Set up an authenticator app' })).toBeNull();
  });

  it('shows the queues and links to the reports', async () => {
    openPage(PATH, rows());
    const queues = within(await screen.findByRole('region', { name: 'Queues' }));
    const [reports, appeals, cases, suspended, denied, overdue, requests] =
      queues.getAllByRole('listitem');
    expect(reports?.textContent).toMatch(/^3 reported items/);
    expect(appeals?.textContent).toMatch(/^2 appeals to decide/);
    expect(queues.getByRole('link', { name: 'See Appeals' }).getAttribute('href')).toBe(
      '/dashboard/admin/reports/appeals',
    );
    expect(cases?.textContent).toMatch(/^1 case to decide/);
    expect(queues.getByRole('link', { name: 'See Cases' }).getAttribute('href')).toBe(
      '/dashboard/admin/cases',
    );
    expect(suspended?.textContent).toMatch(/^1 open case of suspended people/);
    expect(denied?.textContent).toMatch(/^1 payment that one side denies/);
    expect(overdue?.textContent).toMatch(/^2 overdue refunds/);
    expect(queues.getByRole('link', { name: 'See Payments' }).getAttribute('href')).toBe(
      `${PATH}/payments?status=denied`,
    );
    expect(queues.getByRole('link', { name: 'See Refunds' }).getAttribute('href')).toBe(
      `${PATH}/payments?status=overdue`,
    );
    expect(requests?.textContent).toMatch(/^0 hire requests need an answer/);
    expect(queues.getByRole('link', { name: 'See Requests' }).getAttribute('href')).toBe(
      `${PATH}/requests?status=waiting`,
    );
    const link = queues.getByRole('link', { name: 'Review Reports' });
    expect(link.getAttribute('href')).toBe('/dashboard/admin/reports');
  });

  it('shows the figures of each of the last 30 days', async () => {
    openPage(PATH, rows());
    const table = within(
      await screen.findByRole('table', { name: 'The last 30 days', hidden: true }),
    );
    expect(table.getAllByRole('row', { hidden: true })).toHaveLength(31);
    const last = table.getByRole('row', { name: /^Jun 30/, hidden: true });
    expect(last.textContent).toContain('Sign-ups4Projects2Hire requests2Reviews1');
  });

  it('lists the five newest projects with their owners', async () => {
    openPage(PATH, rows());
    const list = within(await screen.findByRole('list', { name: 'Newest projects' }));
    const titles = list.getAllByRole('link').map((link) => link.textContent);
    expect(titles).toEqual(['Project 6', 'Project 5', 'Project 4', 'Project 3', 'Project 2']);
    expect(list.getAllByText('Ada Stone')).toHaveLength(5);
    expect(list.getByText('Jun 6, 2025')).toBeTruthy();
  });

  it('lists the newest creators first', async () => {
    openPage(PATH, rows());
    const list = within(await screen.findByRole('list', { name: 'Newest creators' }));
    const names = list.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['Noor Haddad', 'Ada Stone']);
  });

  it('shows when each scheduled job last ran, and which is late', async () => {
    const jobs = [
      { name: 'prune', last_run_at: null, outcome: null, is_late: true },
      {
        name: 'remove-orphaned-images',
        last_run_at: '2025-06-01T12:00:00.000Z',
        outcome: 'failed' as const,
        is_late: false,
      },
      { name: 'remove-images', last_run_at: null, outcome: null, is_late: false },
      {
        name: 'deliver-mail',
        last_run_at: '2025-06-01T12:00:00.000Z',
        outcome: 'failed' as const,
        is_late: true,
      },
      { name: 'check-projects', last_run_at: null, outcome: null, is_late: true },
    ];
    openPage(PATH, { ...rows(), admin: { jobs } });
    const table = within(await screen.findByRole('table', { name: 'Scheduled jobs' }));
    const [late, failed, outside, mail, checks] = table.getAllByRole('row').slice(1);
    expect(late?.textContent).toMatch(/Delete expired rows.*Never.*Late/);
    expect(failed?.textContent).toMatch(/List unused images.*Failed/);
    expect(failed?.textContent).not.toMatch(/Never|Late/);
    expect(outside?.textContent).toMatch(
      /Remove images and files from storage.*Not recorded.*Not recorded/,
    );
    expect(mail?.textContent).toMatch(/Send mail.*Failed.*Late/);
    expect(checks?.textContent).toMatch(/Check the websites of projects.*Late/);
    expect(table.getByRole('link', { name: 'Send mail' }).getAttribute('href')).toBe(
      '/dashboard/admin/overview/mail',
    );
  });

  it('shows empty states without projects and creators', async () => {
    openPage(PATH);
    expect(await screen.findByText('No projects found.')).toBeTruthy();
    expect(await screen.findByText('No creators found.')).toBeTruthy();
  });

  it('offers Retry for the part that failed and shows the others', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isBroken = true;
    openPage(PATH, {
      ...rows(),
      answerWrite: (name) =>
        isBroken && name === 'admin_overview' ? new Response(null, { status: 500 }) : undefined,
    });
    const failure = within(await screen.findByRole('region', { name: 'Totals' }));
    expect(await screen.findByRole('list', { name: 'Newest projects' })).toBeTruthy();
    isBroken = false;
    await userEvent.click(failure.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Creators' })).toBeTruthy();
  });
});
