import { APP_CODE, aSecondFactor, aSession, rejection, testId } from '@showcase/data/testing';
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

const sessions = [
  aSession({ is_current: true }),
  aSession({ id: testId(802) }),
  aSession({ id: testId(803) }),
];
const CODES = Array.from({ length: 10 }, (_, index) => `abcd${index}-efgh${index}`);

type Options = Parameters<typeof backendWithUsers>[0];

type Setup = {
  options?: Options;
  missingCode?: string;
  codesLeft?: number;
  isSignedInAlone?: boolean;
};

async function open({
  options = {},
  codesLeft,
  isSignedInAlone = true,
  ...shellOptions
}: Setup = {}) {
  const backend = backendWithUsers({ signedInAs: 'ada', ...options });
  if (codesLeft !== undefined) {
    backend.rpc('my_second_factor', () =>
      aSecondFactor({ is_on: true, is_confirmed: true, codes_left: codesLeft }),
    );
  }
  if (!isSignedInAlone) backend.rpc('my_sessions', () => sessions);
  backend.rpc('create_recovery_codes', () => CODES);
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

const withApp = (codesLeft = 3) => ({
  options: { factors: { [ADA]: { isVerified: true, isConfirmed: true } } },
  codesLeft,
});

describe('an authenticator app', () => {
  it('is set up after the password, with a code of it, and leads to ten recovery codes', async () => {
    const { person, press, backend, setUp } = await open();
    await setUp('showcase');

    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    backend.rpc('create_recovery_codes', () => {
      backend.rpc('my_second_factor', () =>
        aSecondFactor({ is_on: true, is_confirmed: true, codes_left: CODES.length }),
      );
      return CODES;
    });
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
    const { person, setUp, backend } = await open({ missingCode: 'QR code' });
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
    backend.rpc('remove_second_factor', () => {
      backend.state.factors = {};
      backend.rpc('my_second_factor', () => aSecondFactor());
    });
    await press('Remove');
    const question = await screen.findByRole('alertdialog', { name: /Remove your second factor/ });
    await person.click(within(question).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText(/^Off\./)).toBeTruthy();
    expect(backend.calls('remove_second_factor')).toHaveLength(1);
  });

  it('has to confirm first if its last code was long ago', async () => {
    const { person, press, backend } = await open(withApp());
    await screen.findByText('You have 3 recovery codes left.');
    backend.rpc('create_recovery_codes', () => {
      const isConfirmed = backend.requests.some(({ url }) => url.pathname.endsWith('/verify'));
      return isConfirmed ? CODES : rejection(403, 'no', 'insufficient_aal');
    });
    await press('New recovery codes');
    const question = await screen.findByRole('dialog', { name: "Confirm it's you" });
    await person.type(within(question).getByLabelText(/^Code from/), `${APP_CODE}{Enter}`);

    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy();
  });
});

describe('recovery codes', () => {
  it.each([
    [2, 'You have 2 recovery codes left.'],
    [1, 'You have 1 recovery code left.'],
    [0, 'You have 0 recovery codes left.'],
  ])('that are few are a warning: %j', async (codesLeft, text) => {
    await open(withApp(codesLeft));
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
    const { person, backend } = await open({ isSignedInAlone: false });
    const section = screen.getByRole('region', { name: 'Where you are signed in' });
    expect(await within(section).findAllByText('Firefox on Windows')).toHaveLength(3);
    expect(within(section).getAllByText('This device')).toHaveLength(1);
    backend.rpc('end_session', ({ id }) => {
      backend.rpc('my_sessions', () => sessions.filter((session) => session.id !== id));
    });
    const [first] = within(section).getAllByRole('button', { name: /^End.*Firefox on Windows/ });
    if (first) await person.click(first);

    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2));
    expect(backend.calls('end_session')).toEqual([{ id: testId(802) }]);
    await waitFor(() =>
      expect(screen.getByText(/signed out within an hour/).matches(':focus')).toBe(true),
    );
  });

  it('ends all others', async () => {
    const { person, backend } = await open({ isSignedInAlone: false });
    backend.rpc('end_other_sessions', () => {
      backend.rpc('my_sessions', () => sessions.slice(0, 1));
    });
    await person.click(await screen.findByRole('button', { name: 'End all others' }));

    expect(await screen.findByText('Only here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  it('says so if it could not be ended', async () => {
    const { person, backend } = await open({ isSignedInAlone: false });
    const button = await screen.findByRole('button', { name: 'End all others' });
    backend.goDown();
    await person.click(button);

    expect(await screen.findByText(/We couldn't end it/)).toBeTruthy();
  });
});
