import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './profile-page.tsx';

const PATH = '/dashboard/dev/profile';
const field = (name: string) => screen.findByRole('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Save changes' });
const patches = ({ requests }: ReturnType<typeof openPage>['backend']) =>
  requests.filter(({ method }) => method === 'PATCH');

const picture = () =>
  new File([new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0, 0, 0])], 'me.gif', {
    type: 'image/gif',
  });

/** Chooses a picture that the test DOM cannot display for cropping. */
async function choosePicture() {
  await userEvent.upload(await screen.findByLabelText('Profile picture'), picture());
  await screen.findByRole('button', { name: 'Remove picture' });
}

it('saves the profile once, no matter how often the button is clicked', async () => {
  const { backend } = openPage(PATH);
  await userEvent.type(await field('Name'), ' II');
  act(() => {
    saveButton().click();
    saveButton().click();
  });
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(patches(backend)).toHaveLength(1);
});

it('keeps what is typed while a save is under way, as unsaved edits', async () => {
  const { backend } = openPage(PATH);
  const saved = Promise.withResolvers<undefined>();
  await userEvent.type(await field('Name'), ' II');
  backend.answerWith(({ method }) => (method === 'PATCH' ? saved.promise : undefined));
  await userEvent.click(saveButton());
  await userEvent.type(await field('Bio'), ' More.');
  saved.resolve(undefined);

  expect(await screen.findByText('Unsaved changes')).toBeTruthy();
  expect(await field('Bio')).toHaveProperty('value', expect.stringMatching(/ More\.$/));
  expect(await field('Name')).toHaveProperty('value', 'Ada Stone II');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(backend.state.users[0]).toMatchObject({ name: 'Ada Stone II' });
  expect(backend.state.users[0]?.bio).toMatch(/ More\.$/);
});

it('keeps the form visible when the profile cannot be refetched', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend, queryClient } = openPage(PATH);
  await userEvent.type(await field('Name'), ' II');
  backend.goDown();
  await queryClient.invalidateQueries();
  expect(await field('Name')).toHaveProperty('value', 'Ada Stone II');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('counts down 20 s after a rate limit that names no time', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend } = openPage(PATH);
  await userEvent.type(await field('Name'), ' II');
  backend.rejectWith(429);
  await userEvent.click(saveButton());
  const button = await screen.findByRole('button', { name: /^Retry in (20|19) s$/ });
  expect(button).toHaveProperty('disabled', true);
});

describe('a new picture', () => {
  it.each([
    [413, 'too large', "We couldn't accept “me.gif”. Choose a picture under 2MB."],
    [
      403,
      'new row violates row-level security policy',
      "We couldn't accept “me.gif”. Your account can hold up to 200 pictures. Remove some and try again.",
    ],
    [400, 'Invalid key', "We couldn't accept this picture. Choose another one."],
  ])(
    'shows an error at its field if the storage rejects it with %i (%s)',
    async (status, reason, message) => {
      const { backend } = openPage(PATH);
      await choosePicture();
      backend.answerWith(({ url }) =>
        url.pathname.startsWith('/storage/')
          ? Response.json({ statusCode: String(status), message: reason }, { status: 400 })
          : undefined,
      );
      await userEvent.click(saveButton());
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.getByRole('alert').textContent).toContain('Not saved. Choose another picture');
      expect(screen.getByLabelText('Profile picture').matches(':focus')).toBe(true);
      expect(patches(backend)).toEqual([]);
    },
  );

  it('can be cancelled during the upload, and is saved on the next attempt', async () => {
    const { backend } = openPage(PATH);
    await choosePicture();
    backend.answerWith(({ url }) =>
      url.pathname.startsWith('/storage/') ? Promise.withResolvers<Response>().promise : undefined,
    );
    await userEvent.click(saveButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Unsaved changes')).toBeTruthy();
    expect(patches(backend)).toEqual([]);
    backend.comeBack();
    await userEvent.click(saveButton());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(backend.state.users[0]?.avatar).toMatch(/\.gif$/);
  });
});

describe('discarded edits', () => {
  async function discard() {
    openPage(PATH);
    await userEvent.type(await field('Name'), ' II');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await field('Name')).toHaveProperty('value', 'Ada Stone');
  }

  it('are restored with Undo', async () => {
    await discard();
    const notices = screen.getAllByRole('status').filter((status) => status.matches(':focus'));
    expect(notices.map(({ textContent }) => textContent)).toEqual(['Changes discardedUndo']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await field('Name')).toHaveProperty('value', 'Ada Stone II');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Profile');
  });

  it('can be restored for 10 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    openPage(PATH);
    await user.type(await field('Name'), ' II');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    act(() => void vi.advanceTimersByTime(9_000));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_100));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    vi.useRealTimers();
  });

  it('do not overwrite newer edits', async () => {
    await discard();
    await userEvent.type(await field('Bio'), ' More.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
