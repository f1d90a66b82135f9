import { APP_CODE, aSecondFactor, dataWorld, rejection } from '@showcase/data/testing';
import { findViolations } from '@showcase/ui/testing';
import { Outlet } from '@showcase/remote-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  acceptRecoveryCode,
  backendWithApp,
  RECOVERY_CODE,
  type AppSetup,
} from '../../testing/backend-with-app.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { siteReleases } from '../../testing/site-releases.ts';
import { dashboardEntry, DashboardEntryFallback } from '../guards/dashboard-entry.tsx';
import { SessionBoundary } from '../interruption/session-boundary.tsx';
// Loaded up front, so that no test waits for it.
import './second-step-dialog.tsx';

const routes = [
  {
    element: (
      <SessionBoundary>
        <Outlet />
      </SessionBoundary>
    ),
    children: [
      { path: '/', element: <p>The homepage</p> },
      { path: '/private', element: <p>The page</p>, handle: { signIn: true } },
    ],
  },
];

/** Ada, who has an authenticator app, opens a page after her password was right. */
async function open({ missingCode, ...setup }: AppSetup & { missingCode?: string } = {}) {
  const backend = backendWithApp(setup);
  const options = { path: '/private', backend, hasStyles: true };
  const view = renderInShell(routes, { ...options, ...(missingCode && { missingCode }) });
  await act(() => view.session.ready());
  return view;
}

const findDialog = () => screen.findByRole('dialog', { name: "Confirm it's you" });
const isVisible = () => getComputedStyle(screen.getByText('The page')).visibility !== 'hidden';
const waitForPage = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isVisible()).toBe(true);
  });

describe('the second step of a sign-in', () => {
  it('hides the page until the code of the app is right', async () => {
    const { person } = await open();
    await findDialog();
    expect(isVisible()).toBe(false);
    const code = screen.getByLabelText(/^Code from your authenticator app/);

    await person.type(code, '000000{Enter}');
    expect(await screen.findByText(/This code is wrong or has expired/)).toBeTruthy();
    expect(isVisible()).toBe(false);
    await person.clear(code);
    await person.type(code, `${APP_CODE.slice(0, 3)} ${APP_CODE.slice(3)}{Enter}`);

    await waitForPage();
  });

  it('hides the page while its code is missing, and is there after Retry', async () => {
    const { person } = await open({ missingCode: 'second step of the sign-in' });
    await screen.findByText("We couldn't load the second step of your sign-in.");
    expect(isVisible()).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Retry' }));

    await findDialog();
    expect(isVisible()).toBe(false);
  });

  it('can be canceled while its code is missing', async () => {
    const { person, session } = await open({ missingCode: 'second step of the sign-in' });
    await person.click(await screen.findByRole('button', { name: 'Cancel sign-in' }));

    await waitFor(() => expect(session.getState().authUser).toBeNull());
  });

  it.each(['nothing', 'too little'])('requires a whole code, not %s', async (name) => {
    const { person, backend } = await open();
    await findDialog();
    const code = screen.getByLabelText(/^Code from your authenticator app/);
    if (name === 'too little') await person.type(code, APP_CODE.slice(1));
    await person.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('Enter the 6 digits that your app shows')).toBeTruthy();
    expect(backend.requests.filter(({ url }) => url.pathname.includes('factors'))).toEqual([]);
  });

  it('is done with a recovery code', async () => {
    const { person, backend } = await open();
    await findDialog();
    acceptRecoveryCode(backend);
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const code = screen.getByLabelText(/^Recovery code/);
    expect(code.matches(':focus')).toBe(true);

    await person.type(code, 'wrong{Enter}');
    expect(await screen.findByText(/This recovery code is wrong or was used before/)).toBeTruthy();
    await person.clear(code);
    await person.type(code, `${RECOVERY_CODE}{Enter}`);

    await waitForPage();
    expect(backend.calls('use_recovery_code')).toEqual([
      { code: 'wrong' },
      { code: RECOVERY_CODE },
    ]);
  });

  it('violates no rule of accessibility, with either kind of code', async () => {
    const { person } = await open();
    await findDialog();
    expect(await findViolations(document.body)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    screen.getByLabelText(/^Recovery code/);
    expect(await findViolations(document.body)).toEqual([]);
  });

  it('says that there were too many wrong codes', async () => {
    const { person, backend } = await open();
    await findDialog();
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/verify')
        ? Response.json({ error_code: 'over_request_rate_limit' }, { status: 429 })
        : undefined,
    );
    await person.type(screen.getByLabelText(/^Code from/), `${APP_CODE}{Enter}`);

    expect((await screen.findByRole('alert')).textContent).toBe(
      'There were too many wrong codes. Try again later, or another way.',
    );
  });

  it.each(['Cancel sign-in', 'Close'])('ends this session alone with %s', async (name) => {
    const { person, backend, session, currentUrl } = await open();
    await findDialog();
    await person.click(screen.getByRole('button', { name }));

    await screen.findByText('The homepage');
    expect(currentUrl()).toBe('/');
    expect(session.getState()).toMatchObject({ authUser: null, isInterrupted: false });
    const ends = backend.requests.filter(({ url }) => url.pathname.endsWith('/logout'));
    expect(ends.map(({ url }) => url.searchParams.get('scope'))).toEqual(['local']);
  });

  it('decides whether the user is an admin, whose dashboard waits for it', async () => {
    const backend = backendWithApp();
    acceptRecoveryCode(backend, () => backend.rpc('am_i_admin', () => true));
    const dataSetup = dataWorld({ backend });
    const entry = {
      path: '/dashboard',
      loader: dashboardEntry(dataSetup, () => Promise.resolve(siteReleases)),
      Component: DashboardEntryFallback,
      HydrateFallback: DashboardEntryFallback,
    };
    const boundary = { ...routes[0], children: [entry, { path: '*', element: <p>The page</p> }] };
    const { person, currentUrl } = renderInShell([boundary], {
      ...{ path: '/dashboard', dataSetup, hasStyles: true },
    });
    await findDialog();
    expect(currentUrl()).toBe('/dashboard');
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await person.type(screen.getByLabelText(/^Recovery code/), `${RECOVERY_CODE}{Enter}`);

    await waitForPage();
    expect(currentUrl()).toBe('/dashboard/admin/overview');
  });

  it('says how to remove an app that someone else may have set up', async () => {
    await open({ secondFactor: { is_late: true } });
    const dialog = await findDialog();
    expect(dialog.textContent).toContain('choose "Forgot your password"');
    expect(screen.queryByRole('button', { name: 'Remove the app' })).toBeNull();
  });

  it('offers no removal of an app that was set up as usual', async () => {
    await open({ secondFactor: { is_from_mail: true } });
    const dialog = await findDialog();
    expect(dialog.textContent).not.toContain("You didn't set up this app?");
  });

  it('is over once a mailed link has removed such an app', async () => {
    const { person, backend } = await open({
      secondFactor: { is_late: true, is_from_mail: true },
    });
    await findDialog();
    backend.rpc('remove_late_app', () => rejection(403, 'no', 'sign_in_too_old'));
    await person.click(await screen.findByRole('button', { name: 'Remove the app' }));
    expect(await screen.findByText(/This link is too old/)).toBeTruthy();
    backend.rpc('remove_late_app', () => {
      backend.state.factors = {};
      backend.rpc('my_second_factor', () => aSecondFactor());
    });
    await person.click(screen.getByRole('button', { name: 'Remove the app' }));

    await waitForPage();
  });

  it.each([
    ['whose session the app confirmed', { factor: { isConfirmed: true } }],
    ['whose session a recovery code confirmed', { secondFactor: { is_confirmed: true } }],
    ['who only began to set up an app', { factor: { isVerified: false } }],
  ])('is none for a user %s', async (_, setup) => {
    await open(setup);
    await waitForPage();
  });

  it('is needed if nobody knows whether a recovery code was right', async () => {
    const backend = backendWithApp();
    backend.rpc('my_second_factor', () => rejection(400, 'no'));
    renderInShell(routes, { path: '/private', backend, hasStyles: true });

    await findDialog();
    expect(isVisible()).toBe(false);
  });
});
