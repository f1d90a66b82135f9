import { aUser } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const users = [aUser({ bio: 'I build tools...', availability: 'Available for projects' })];
const open = (filled: string) => openPage(`/dashboard/dev/profile?filled=${filled}`, { users });
const findFilledFields = async () =>
  within(await screen.findByRole('list', { name: 'Filled fields' }));
const waitUntilNoticeIsGone = () =>
  waitFor(() => expect(screen.queryByRole('list', { name: 'Filled fields' })).toBeNull());

/** The accessible description of a field. */
function getDescription(field: HTMLElement) {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('a profile that an interview has just filled', () => {
  it('lists only these fields, in the order of the editor', async () => {
    open('hourly_rate,bio,name,nonsense');
    const names = (await findFilledFields())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Bio', 'Hourly rate']);
  });

  it('marks these fields with text', async () => {
    open('bio,availability');
    const bio = await screen.findByRole('textbox', { name: 'Bio' });
    expect(getDescription(bio)).toMatch(/^From your interview · What you build and who it's for/);
    expect(getDescription(screen.getByRole('textbox', { name: 'Skills' }))).not.toContain(
      'interview',
    );
  });

  it('focuses a field in another section', async () => {
    open('bio,availability');
    await userEvent.click((await findFilledFields()).getByRole('button', { name: 'Availability' }));
    const availability = await screen.findByRole('combobox', { name: 'Availability' });
    expect(availability.matches(':focus')).toBe(true);
    expect(getDescription(availability)).toBe('From your interview');
    expect((await findFilledFields()).getAllByRole('button')).toHaveLength(2);
  });

  it('clears the marks and the URL when dismissed', async () => {
    const { page } = open('bio');
    await findFilledFields();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitUntilNoticeIsGone();
    expect(screen.queryByText(/From your interview/)).toBeNull();
    expect(page.state.location.search).toBe('');
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Basic Info' }).matches(':focus')).toBe(true);
  });

  it('clears the marks when saved', async () => {
    const { page } = open('bio');
    await findFilledFields();
    await userEvent.type(screen.getByRole('textbox', { name: 'Bio' }), ' And more.');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    await waitUntilNoticeIsGone();
    expect(page.state.location.search).toBe('');
  });

  it('shows no notice when no fields were filled', async () => {
    open('');
    await screen.findByRole('textbox', { name: 'Bio' });
    await waitUntilNoticeIsGone();
  });
});
