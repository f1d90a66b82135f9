import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../../testing/backend-with-users.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { AccountDialog } from '../account-dialog.tsx';

const routes = [
  { path: '/dashboard', element: <AccountDialog isOpen onOpenChange={() => undefined} /> },
];
const MIA = testId(2);

/** The view of Mia, who is a client, opened from the account settings. */
async function openOwnName() {
  const backend = backendWithUsers({ signedInAs: 'mia' });
  const view = renderInShell(routes, { path: '/dashboard', backend });
  await view.person.click(await screen.findByRole('button', { name: 'Name and picture…' }));
  await screen.findByRole('dialog', { name: 'Name and picture' });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  const getMia = () => backend.state.users.find(({ id }) => id === MIA);
  const patches = () => backend.requests.filter(({ method }) => method === 'PATCH');
  const rename = async (text: string) => {
    await view.person.clear(name);
    if (text) await view.person.type(name, text);
  };
  const save = () => view.person.click(screen.getByRole('button', { name: 'Save changes' }));
  return { ...view, backend, name, getMia, patches, rename, save };
}

const picture = () =>
  new File([new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0, 0, 0])], 'me.gif', {
    type: 'image/gif',
  });

describe('name and picture in the account settings', () => {
  it('save a name, and nothing else', async () => {
    const { getMia, patches, rename, save, session } = await openOwnName();
    await rename('  Mia\u200b  C. ');
    await save();

    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(getMia()?.name).toBe('Mia C.');
    expect(patches().map(({ body }) => body)).toEqual([{ name: 'Mia C.' }]);
    expect(session.getState().user?.name).toBe('Mia C.');
  });

  it.each([
    ['', 'Name is required'],
    ['x'.repeat(101), 'Name must be at most 100 characters'],
  ])('reject the name %j', async (text, message) => {
    const { name, patches, rename, save } = await openOwnName();
    name.removeAttribute('maxlength');
    await rename(text);
    await save();

    expect(await screen.findByText(message)).toBeTruthy();
    expect(name.matches(':focus')).toBe(true);
    expect(patches()).toEqual([]);
  });

  it('store a picture in the folder of the user, and remove it', async () => {
    const { person, getMia, save } = await openOwnName();
    await person.upload(screen.getByLabelText('Profile picture'), picture());
    await screen.findByRole('button', { name: 'Remove picture' });
    await save();
    await screen.findByText('Saved.');
    expect(getMia()?.avatar).toMatch(new RegExp(`^${MIA}/avatar/.*\\.gif$`));

    await person.click(screen.getByRole('button', { name: 'Remove picture' }));
    await save();
    await waitFor(() => expect(getMia()?.avatar).toBeNull());
  });

  it('say at the picture why it is not accepted, and keep what was typed', async () => {
    const { person, name, rename } = await openOwnName();
    await rename('Mia C.');
    const text = new File(['Hello'], 'me.gif', { type: 'image/gif' });
    await person.upload(screen.getByLabelText('Profile picture'), text);

    expect(await screen.findByText('File must be JPEG, PNG, or GIF')).toBeTruthy();
    expect(name).toHaveProperty('value', 'Mia C.');
  });

  it('say at the picture that the storage rejected it', async () => {
    const { backend, person, patches, save } = await openOwnName();
    await person.upload(screen.getByLabelText('Profile picture'), picture());
    await screen.findByRole('button', { name: 'Remove picture' });
    backend.answerWith(({ url }) =>
      url.pathname.startsWith('/storage/')
        ? Response.json({ statusCode: '413', message: 'too large' }, { status: 400 })
        : undefined,
    );
    await save();

    expect(
      await screen.findByText(/We couldn't accept “.+”. Choose a picture under 2MB./),
    ).toBeTruthy();
    expect(screen.getByLabelText('Profile picture').matches(':focus')).toBe(true);
    expect(patches()).toEqual([]);
  });

  it('ask which name to keep if another window changed it', async () => {
    const { getMia, person, rename, save } = await openOwnName();
    const mia = getMia();
    if (mia) Object.assign(mia, { name: 'Mia Elsewhere', updated_at: new Date().toISOString() });
    await rename('Mia Here');
    await save();

    const dialog = await screen.findByRole('dialog', { name: /changed in another window/ });
    expect(within(dialog).getByText('Mia Elsewhere')).toBeTruthy();
    expect(getMia()?.name).toBe('Mia Elsewhere');
    await person.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(getMia()?.name).toBe('Mia Here'));
  });

  it('keep what was typed if it is not saved', async () => {
    const { backend, name, rename, save } = await openOwnName();
    await rename('Mia C.');
    backend.goDown();
    await save();

    expect((await screen.findByRole('alert')).textContent).toContain(
      "Your name and picture weren't saved.",
    );
    expect(name).toHaveProperty('value', 'Mia C.');
  });

  it('lead back to the button that opened them', async () => {
    const { person } = await openOwnName();
    await person.click(screen.getByRole('button', { name: 'Account settings' }));
    const opener = await screen.findByRole('button', { name: 'Name and picture…' });
    expect(opener.matches(':focus')).toBe(true);
  });
});
