import { testId } from '@showcase/data/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendWithUsers } from '../testing/backend-with-users.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
// Loaded up front, so that no test waits for it.
import '../session/second-step/second-step-dialog.tsx';
import { SiteFrame } from './site-frame.tsx';

it('leaves the focus with who types the code of a sign-in when the page behind is late', async () => {
  const factor = { isVerified: true, isConfirmed: false };
  const backend = backendWithUsers({ signedInAs: 'ada', factors: { [testId(1)]: factor } });
  const children = ['/', '/late'].map((path) => ({ path, element: <p>The page at {path}</p> }));
  const { router } = renderInShell([{ Component: SiteFrame, children }], { path: '/', backend });
  const code = await screen.findByLabelText(/^Code from your authenticator app/);
  await waitFor(() => expect(code.matches(':focus')).toBe(true));

  await act(() => router.navigate('/late'));

  expect(screen.getByText('The page at /late')).toBeTruthy();
  expect(code.matches(':focus')).toBe(true);
});
