import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../features/newsletters/delete-dialog.tsx';
import '../features/reports/decision-dialog.tsx';
import '../shared/reason/reason-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const ADMIN = '/dashboard/admin';

function openAsAdmin(path: string) {
  let isAdmin = true;
  const opened = openPage(path, {
    answerWrite: () => {
      if (isAdmin) return undefined;
      return Response.json({ code: 'PT403', message: 'Only admins can do this' }, { status: 403 });
    },
  });
  const setAdmin = (next: boolean) => (isAdmin = next);
  return { ...opened, setAdmin };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const followLink = async (name: string) =>
  userEvent.click(await screen.findByRole('link', { name }));
const findForbiddenHeading = () =>
  screen.findByRole('heading', { level: 1, name: "You're no longer an admin" });

async function giveReason(dialog: HTMLElement, button: string) {
  await userEvent.type(within(dialog).getByRole('textbox'), 'Spam');
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe('an admin whose role is revoked', () => {
  it.each([
    ['creators', 'Ada Stone', () => followLink('Suspended')],
    ['clients', 'Noah Bennett', () => followLink('Suspended')],
    ['projects', 'Harbor Pantry', () => followLink('Featured')],
    ['reports', 'Harbor Pantry', () => followLink('Hidden items')],
    ['cases', 'Landing page in a week', () => followLink('Decided')],
    ['overview/mail', 'ada@example.com', () => followLink('Retrying')],
    ['metrics', 'Copied text', () => press('Export CSV')],
  ])('no longer sees any row of %s, and sees why', async (page, row, act) => {
    const { setAdmin } = openAsAdmin(`${ADMIN}/${page}`);
    await screen.findByText(row);
    setAdmin(false);
    await act();
    expect(await findForbiddenHeading()).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByText(row)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  });

  it('sees the notice when suspending a person', async () => {
    const { setAdmin } = openAsAdmin(`${ADMIN}/creators?person=${testId(1)}`);
    await press('Suspend');
    setAdmin(false);
    await giveReason(await screen.findByRole('dialog', { name: 'Suspend Ada Stone?' }), 'Suspend');
    expect(await findForbiddenHeading()).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Ada Stone')).toBeNull());
  });

  it('sees the notice when deleting a draft', async () => {
    const { setAdmin } = openAsAdmin(`${ADMIN}/newsletters`);
    await press('Delete News of June');
    const dialog = await screen.findByRole('alertdialog');
    setAdmin(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await findForbiddenHeading()).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('News of June')).toBeNull());
  });

  it('sees the notice when deciding a report', async () => {
    const { setAdmin } = openAsAdmin(`${ADMIN}/reports`);
    await press('Decide on Harbor Pantry');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Dismiss' }));
    setAdmin(false);
    await giveReason(dialog, 'Decide');
    expect(await findForbiddenHeading()).toBeTruthy();
  });

  it('regains access when the role is granted again', async () => {
    const { setAdmin } = openAsAdmin(`${ADMIN}/creators`);
    await screen.findByText('Ada Stone');
    setAdmin(false);
    await followLink('Suspended');
    await findForbiddenHeading();
    setAdmin(true);
    await press('Retry');
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage Creators' })).toBeTruthy();
    await followLink('All');
    expect(await screen.findByText('Ada Stone')).toBeTruthy();
  });
});
