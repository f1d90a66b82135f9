import { APP_CODE, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../../../testing/backend-with-users.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { AccountDialog } from '../account-dialog.tsx';

const ADA = testId(1);
const routes = [
  {
    path: '/dashboard',
    element: <AccountDialog isOpen onOpenChange={() => undefined} opensAt="security" />,
  },
];

const hour = 3_600_000;
const aSession = (id: number, session: object = {}) => ({
  id: testId(id),
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
  started_at: new Date(Date.now() - 48 * hour).toISOString(),
  used_at: new Date(Date.now() - hour).toISOString(),
  is_current: false,
  ...session,
});
const sessions = [aSession(801, { is_current: true }), aSession(802), aSession(803)];

type Options = Parameters<typeof backendWithUsers>[0];

async function open(options: Options = {}, shellOptions: { missingCode?: string } = {}) {
  const backend = backendWithUsers({ signedInAs: 'ada', ...options });
  const view = renderInShell(routes, { path: '/dashboard', backend, ...shellOptions });
  const section = await screen.findByRole('region', { name: 'Second factor' });
  const press = (name: string | RegExp) => view.person.click(screen.getByRole('button', { name }));
  const setUp = async (password: string) => {
    await screen.findByText(/^Off\./);
    await press('Set up an authenticator app');
    const question = await screen.findByRole('dialog', { name: 'Confirm your password' });
    const field = within(question).getByLabelText(/^Password/, { selector: 'input' });
    await view.person.type(field, `${password}{Enter}`);
    return question;
  };
  return { ...view, section, press, setUp };
}

const withApp = (recoveryCodes = ['a', 'b', 'c']) =>
  ({ factors: { [ADA]: { isVerified: true, confirmedBy: 'app', recoveryCodes } } }) as const;

describe('an authenticator app', () => {
  it('is set up after the password, with a code of it, and leads to ten recovery codes', async () => {
    const { person, press, backend, setUp } = await open();
    await setUp('showcase');

    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    const code = screen.getByLabelText(/^Code from the app/);
    await person.type(code, '12{Enter}');
    expect(await screen.findByText('Enter the 6 digits that your app shows')).toBeTruthy();
    await person.clear(code);
    await person.type(code, '000000{Enter}');
    expect(await screen.findByText(/This code is wrong or has expired/)).toBeTruthy();
    await person.clear(code);
    await person.type(code, `${APP_CODE}{Enter}`);

    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByRole('heading', { name: 'Your recovery codes' }).matches(':focus')).toBe(
      true,
    );
    expect(backend.state.factors[ADA]).toMatchObject({ isVerified: true });
    await press('I saved them');
    expect(await screen.findByText('You have 10 recovery codes left.')).toBeTruthy();
  });

  it('is set up by its key without the picture of the QR code', async () => {
    const { person, setUp, backend } = await open({}, { missingCode: 'QR code' });
    await setUp('showcase');

    expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
    await person.type(screen.getByLabelText(/^Code from the app/), `${APP_CODE}{Enter}`);
    await screen.findByRole('list', { name: 'Recovery codes' });
    expect(backend.state.factors[ADA]).toMatchObject({ isVerified: true });
  });

  it('is not set up with a wrong password', async () => {
    const { backend, setUp } = await open();
    const question = await setUp('a guess');

    expect(await within(question).findByText('Incorrect password')).toBeTruthy();
    expect(backend.state.factors).toEqual({});
  });

  it('is removed after a question', async () => {
    const { person, press, backend } = await open(withApp());
    await screen.findByText('You have 3 recovery codes left.');
    await press('Remove');
    const question = await screen.findByRole('alertdialog', { name: /Remove your second factor/ });
    await person.click(within(question).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText(/^Off\./)).toBeTruthy();
    expect(backend.state.factors).toEqual({});
  });

  it('has to confirm first if its last code was long ago', async () => {
    const { person, press, backend } = await open(withApp());
    await screen.findByText('You have 3 recovery codes left.');
    let isConfirmed = false;
    backend.answerWith(({ url }) => {
      if (url.pathname.endsWith('/verify')) isConfirmed = true;
      return url.pathname.endsWith('/create_recovery_codes') && !isConfirmed
        ? Response.json({ code: 'insufficient_aal', message: 'no' }, { status: 403 })
        : undefined;
    });
    await press('New recovery codes');
    const question = await screen.findByRole('dialog', { name: "Confirm it's you" });
    await person.type(within(question).getByLabelText(/^Code from/), `${APP_CODE}{Enter}`);

    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy();
  });
});

describe('recovery codes', () => {
  it.each([
    [['a', 'b'], 'You have 2 recovery codes left.'],
    [['a'], 'You have 1 recovery code left.'],
    [[], 'You have 0 recovery codes left.'],
  ])('that are few are a warning: %j', async (codes, text) => {
    await open(withApp(codes));
    const statuses = await screen.findAllByRole('status');
    expect(statuses.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(text),
    );
  });

  it('are downloaded and printed', async () => {
    const { press } = await open(withApp());
    await screen.findByText('You have 3 recovery codes left.');
    await press('New recovery codes');
    await screen.findByRole('list', { name: 'Recovery codes' });
    const files: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    const print = vi.fn();
    vi.stubGlobal('print', print);

    await press('Download');
    await press('Print');

    expect(files).toEqual(['bolt-showcase-recovery-codes.txt']);
    expect(print).toHaveBeenCalledOnce();
    // One is on the screen, the other on paper.
    expect(screen.getAllByText(/abcd9-efgh9/)).toHaveLength(2);
    vi.unstubAllGlobals();
  });
});

describe('where one is signed in', () => {
  it('lists devices, and ends one', async () => {
    const { person, backend } = await open({ sessions });
    const section = screen.getByRole('region', { name: 'Where you are signed in' });
    expect(await within(section).findAllByText('Firefox on Windows')).toHaveLength(3);
    expect(within(section).getAllByText('This device')).toHaveLength(1);
    const [first] = within(section).getAllByRole('button', { name: /^End.*Firefox on Windows/ });
    if (first) await person.click(first);

    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2));
    expect(backend.state.sessions.map(({ id }) => id)).toEqual([testId(801), testId(803)]);
    await waitFor(() =>
      expect(screen.getByText(/signed out within an hour/).matches(':focus')).toBe(true),
    );
  });

  it('ends all others', async () => {
    const { person } = await open({ sessions });
    await person.click(await screen.findByRole('button', { name: 'End all others' }));

    expect(await screen.findByText('Only here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  it('says so if it could not be ended', async () => {
    const { person, backend } = await open({ sessions });
    const button = await screen.findByRole('button', { name: 'End all others' });
    backend.goDown();
    await person.click(button);

    expect(await screen.findByText(/We couldn't end it/)).toBeTruthy();
  });
});
