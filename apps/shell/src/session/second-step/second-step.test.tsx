import { APP_CODE, dataWorld, testId } from '@showcase/data/testing';
import { findViolations } from '@showcase/ui/testing';
import { Outlet } from '@showcase/remote-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
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

type Factor = ReturnType<typeof backendWithUsers>['state']['factors'][string];

/** Ada, who has an authenticator app, opens a page after her password was right. */
async function open(factor: Partial<Factor> = {}, options: { missingCode?: string } = {}) {
  const factors = {
    [testId(1)]: {
      isVerified: true,
      confirmedBy: null,
      recoveryCodes: ['abcde-12345'],
      ...factor,
    },
  };
  const backend = backendWithUsers({ signedInAs: 'ada', factors });
  const view = renderInShell(routes, { path: '/private', backend, hasStyles: true, ...options });
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
    const { person } = await open({}, { missingCode: 'second step of the sign-in' });
    await screen.findByText("We couldn't load the second step of your sign-in.");
    expect(isVisible()).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Retry' }));

    await findDialog();
    expect(isVisible()).toBe(false);
  });

  it('can be canceled while its code is missing', async () => {
    const { person, session } = await open({}, { missingCode: 'second step of the sign-in' });
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

  it('is done with a recovery code, once', async () => {
    const { person, backend } = await open();
    await findDialog();
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const code = screen.getByLabelText(/^Recovery code/);
    expect(code.matches(':focus')).toBe(true);

    await person.type(code, 'wrong{Enter}');
    expect(await screen.findByText(/This recovery code is wrong or was used before/)).toBeTruthy();
    await person.clear(code);
    await person.type(code, 'abcde-12345{Enter}');

    await waitForPage();
    expect(backend.state.factors[testId(1)]?.recoveryCodes).toEqual([]);
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
    const factors = {
      [testId(1)]: { isVerified: true, confirmedBy: null, recoveryCodes: ['abcde-12345'] },
    };
    const backend = backendWithUsers({ signedInAs: 'ada', admins: [testId(1)], factors });
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
    await person.type(screen.getByLabelText(/^Recovery code/), 'abcde-12345{Enter}');

    await waitForPage();
    expect(currentUrl()).toBe('/dashboard/admin/overview');
  });

  it('says how to remove an app that someone else may have set up', async () => {
    await open({ isLate: true });
    const dialog = await findDialog();
    expect(dialog.textContent).toContain('choose "Forgot your password"');
    expect(screen.queryByRole('button', { name: 'Remove the app' })).toBeNull();
  });

  it('offers no removal of an app that was set up as usual', async () => {
    await open({ isFromMail: true });
    const dialog = await findDialog();
    expect(dialog.textContent).not.toContain("You didn't set up this app?");
  });

  it('is over once a mailed link has removed such an app', async () => {
    const { person, backend } = await open({ isLate: true, isFromMail: true });
    await findDialog();
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/remove_late_app')
        ? Response.json({ code: 'sign_in_too_old', message: 'no' }, { status: 403 })
        : undefined,
    );
    await person.click(await screen.findByRole('button', { name: 'Remove the app' }));
    expect(await screen.findByText(/This link is too old/)).toBeTruthy();
    backend.answerWith(() => undefined);
    await person.click(screen.getByRole('button', { name: 'Remove the app' }));

    await waitForPage();
    expect(backend.state.factors).toEqual({});
  });

  it.each([
    ['whose session the app confirmed', { confirmedBy: 'app' }],
    ['whose session a recovery code confirmed', { confirmedBy: 'recovery code' }],
    ['who only began to set up an app', { isVerified: false }],
  ] as const)('is none for a user %s', async (_, factor) => {
    await open(factor);
    await waitForPage();
  });

  it('is needed if nobody knows whether a recovery code was right', async () => {
    const backend = backendWithUsers({
      signedInAs: 'ada',
      factors: { [testId(1)]: { isVerified: true, confirmedBy: null, recoveryCodes: [] } },
    });
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/my_second_factor')
        ? Response.json({ message: 'no' }, { status: 400 })
        : undefined,
    );
    renderInShell(routes, { path: '/private', backend, hasStyles: true });

    await findDialog();
    expect(isVisible()).toBe(false);
  });
});
