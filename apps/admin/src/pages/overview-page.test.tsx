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
  it('counts what there is', async () => {
    openPage(PATH, rows());
    expect(await screen.findByRole('heading', { name: 'Overview Dashboard' })).toBeTruthy();
    const figure = async (name: string) =>
      (await screen.findByRole('group', { name })).textContent ?? '';
    expect(await figure('Creators')).toContain('242 suspended');
    expect(await figure('Clients')).toContain('1,310');
    expect(await figure('Projects')).toContain('666 featured, 1 items hidden');
    expect(await figure('Hire requests')).toContain('16111 at work, 131 completed');
    expect(document.title).toBe('Overview Dashboard · Bolt Showcase');
  });

  it('shows what waits, and leads to the reports', async () => {
    openPage(PATH, rows());
    const queues = within(await screen.findByRole('region', { name: 'Queues' }));
    expect(queues.getByText('3 open reports')).toBeTruthy();
    expect(queues.getByText('No hire request waits for its creator')).toBeTruthy();
    const link = queues.getByRole('link', { name: 'Review Reports' });
    expect(link.getAttribute('href')).toBe('/dashboard/admin/reports');
  });

  it('has the figures of each of the last 30 days', async () => {
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
    expect(list.getAllByText('by Ada Stone')).toHaveLength(5);
    expect(list.getByText('Jun 6, 2025')).toBeTruthy();
  });

  it('lists the newest creators first', async () => {
    openPage(PATH, rows());
    const list = within(await screen.findByRole('list', { name: 'Newest creators' }));
    const names = list.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['Noor Haddad', 'Ada Stone']);
  });

  it('says so while there is nothing', async () => {
    openPage(PATH);
    expect(await screen.findByText('No projects found.')).toBeTruthy();
    expect(await screen.findByText('No creators found.')).toBeTruthy();
  });

  it('offers Try again for the part that failed and shows the others', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isBroken = true;
    openPage(PATH, {
      ...rows(),
      act: (name) =>
        isBroken && name === 'admin_overview' ? new Response(null, { status: 500 }) : undefined,
    });
    const failure = within(await screen.findByRole('region', { name: 'Totals' }));
    expect(await screen.findByRole('list', { name: 'Newest projects' })).toBeTruthy();
    isBroken = false;
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Creators' })).toBeTruthy();
  });
});
