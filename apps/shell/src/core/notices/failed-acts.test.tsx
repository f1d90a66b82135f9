import { Button, UiProvider } from '@showcase/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createNotices } from './create-notices.ts';
import { NoticesProvider } from './notices.tsx';
// Loaded up front, so that the test doesn't wait for it.
import './toasts.tsx';
import { notifyUncaughtErrors } from './uncaught-errors.ts';

it('an error in the handler of a button reaches a toast', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const notices = createNotices();
  const stop = notifyUncaughtErrors(notices.notify);
  const fail = () => {
    throw new TypeError('amount.toFixed is not a function');
  };
  render(
    <UiProvider>
      <NoticesProvider notices={notices}>
        <Button onClick={fail}>Export</Button>
      </NoticesProvider>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText("That didn't work. Try again.")).toBeTruthy();
  stop();
});
