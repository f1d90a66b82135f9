import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { SignOutDialogFallback } from './sign-out-dialog-fallback.tsx';

it('still lets the user sign out', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const props = { isOpen: true, isBusy: false, onConfirm, onOpenChange };
  const failure = { name: 'question', isRetrying: false, onRetry: () => undefined };
  const element = <SignOutDialogFallback {...failure} props={props} />;
  const { person } = renderInShell([{ path: '/', element }]);
  expect(screen.getByText(/^Sign out and lose unsaved work\?/)).toBeDefined();

  await person.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
