import { testId } from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ada, openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/dev/profile';
const field = (name: string) =>
  screen.findByRole(name === 'Location' ? 'combobox' : 'textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save changes' });

async function retype(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  if (text) await enterText(input, text);
  // Suggestions hide the rest of the page until the field is left.
  if (name === 'Location') await userEvent.tab();
  return input;
}

describe('My Profile', () => {
  it('saves the changed fields, notifies and refetches the current user', async () => {
    const { backend, session } = openPage(PATH);
    await retype('Name', 'Ada L. Stone');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    await userEvent.click(save());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(backend.state.users[0]?.name).toBe('Ada L. Stone');
    expect(session.getState().user?.name).toBe('Ada L. Stone');
    const patch = backend.requests.find(({ method }) => method === 'PATCH');
    expect(patch?.body).toEqual({ name: 'Ada L. Stone' });
  });

  it('shows the email as read-only', async () => {
    openPage(PATH);
    const email = await field('Email');
    expect(email.getAttribute('value')).toBe('ada@example.com');
    expect(email.hasAttribute('readonly')).toBe(true);
    expect(screen.getByText('Email cannot be changed')).toBeTruthy();
  });

  it('requires a name and sends nothing without one', async () => {
    const { backend } = openPage(PATH);
    await retype('Name', '');
    await userEvent.click(save());
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect((await field('Name')).matches(':focus')).toBe(true);
    expect(backend.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('opens the section with the error', async () => {
    openPage(PATH);
    await userEvent.click(await screen.findByRole('tab', { name: 'Social Profiles' }));
    await retype('LinkedIn', 'linkedin.com/ada');
    await userEvent.click(screen.getByRole('tab', { name: /Basic Info/ }));
    await field('Bio');
    await userEvent.click(save());
    expect(await screen.findByText('Please enter a valid LinkedIn profile URL')).toBeTruthy();
    const tab = screen.getByRole('tab', { name: /Social Profiles/ });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect((await field('LinkedIn')).matches(':focus')).toBe(true);
  });

  it('ignores blank and duplicate skills', async () => {
    const { backend } = openPage(PATH);
    await userEvent.type(await field('Skills'), ' {Enter}react{Enter}Vue{Enter}');
    await userEvent.click(save());
    await screen.findByText('Saved');
    expect(backend.state.users[0]?.skills).toEqual(['React', 'Supabase', 'Vue']);
  });

  it('keeps unsaved values when saving fails, and saves them on Retry', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openPage(PATH);
    const bio = await retype('Bio', 'Calm software for crews.');
    backend.goDown();
    await userEvent.click(save());
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Not saved');
    expect(bio).toHaveProperty('value', 'Calm software for crews.');
    backend.comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(backend.state.users[0]?.bio).toBe('Calm software for crews.');
  });

  it('shows both versions when another window changed the same field', async () => {
    const { backend } = openPage(PATH);
    await retype('Location', 'Boston MA');
    Object.assign(backend.state.users[0] ?? {}, {
      location: 'Austin TX',
      updated_at: '2025-06-02T12:00:00.000Z',
    });
    await userEvent.click(save());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This was changed in another window' }),
    );
    expect(dialog.getByRole('row', { name: 'Location Boston MA Austin TX' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(backend.state.users[0]?.location).toBe('Boston MA'));
  });

  it('merges changes that another window made to other fields', async () => {
    const { backend } = openPage(PATH);
    await retype('Location', 'Boston MA');
    Object.assign(backend.state.users[0] ?? {}, {
      bio: 'From the other window.',
      updated_at: '2025-06-02T12:00:00.000Z',
    });
    await userEvent.click(save());
    await screen.findByText('Saved');
    expect(backend.state.users[0]).toMatchObject({
      location: 'Boston MA',
      bio: 'From the other window.',
    });
    expect(await field('Bio')).toHaveProperty('value', 'From the other window.');
  });

  it('confirms before the user leaves unsaved edits', async () => {
    const { page } = openPage(PATH);
    await retype('Name', 'Someone');
    void page.navigate('/elsewhere');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    expect(await field('Name')).toHaveProperty('value', 'Someone');
    void page.navigate('/elsewhere');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });
});

describe('the username', () => {
  it.each([
    ['AB', 'Username must be at least 3 characters'],
    ['ada!stone', 'Username can only contain lowercase letters, numbers, underscores and hyphens'],
  ])('shows a specific message for %s', async (name, message) => {
    openPage(PATH);
    await retype('Username', name);
    await userEvent.tab();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('is lowercased and checked 0.8 s after the last key', async () => {
    const { backend } = openPage(PATH);
    const input = await retype('Username', 'Ada-New');
    expect(input).toHaveProperty('value', 'ada-new');
    expect(screen.getByText('Checking…')).toBeTruthy();
    expect(await screen.findByText('Username is available')).toBeTruthy();
    expect(backend.calls('username_available')).toEqual([{ name: 'ada-new' }]);
  });

  it.each(['noor', 'admin'])('%s is taken and cannot be saved', async (name) => {
    const { backend } = openPage(PATH);
    backend.rpc('username_available', () => false);
    await retype('Username', name);
    expect(await screen.findByText('This username is already taken')).toBeTruthy();
    await userEvent.click(save());
    expect(backend.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('warns what a change does to existing links', async () => {
    openPage(PATH);
    const input = await field('Username');
    const warning =
      /Links to \/creator\/ada-stone will redirect to your new profile link for 90 days/;
    expect(screen.queryByText(warning)).toBeNull();
    await userEvent.type(input, '-2');
    expect(screen.getByText(warning)).toBeTruthy();
    await userEvent.type(input, '{Backspace}{Backspace}');
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('shows an error on save when someone else has taken it since the check', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openPage(PATH);
    await retype('Username', 'ada-new');
    backend.answerWith(({ method }) =>
      method === 'PATCH'
        ? new Response(JSON.stringify({ code: '23505', message: 'duplicate key' }), { status: 409 })
        : undefined,
    );
    await userEvent.click(save());
    expect(await screen.findByText('This username is already taken')).toBeTruthy();
  });
});

describe('the public profile panel', () => {
  it('shows the URL with the username and opens the page by id in a new tab', async () => {
    openPage(PATH);
    const panel = within(await screen.findByRole('region', { name: 'Public profile' }));
    expect(panel.getByText(/\/creator\/ada-stone$/)).toBeTruthy();
    const link = panel.getByRole('link', { name: 'View Public Profile' });
    expect(link.getAttribute('href')).toBe(`/creators/${testId(1)}`);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('shows the URL with the id if there is no username', async () => {
    openPage(PATH, { users: [{ ...ada(), username: null }] });
    const panel = within(await screen.findByRole('region', { name: 'Public profile' }));
    expect(panel.getByText(new RegExp(`/creators/${testId(1)}$`))).toBeTruthy();
  });
});
