import { UiProvider } from '@showcase/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DialogLoadFailure } from './dialog-load-failure.tsx';

it.each([{}, { isOpen: true }])('names the dialog and retries with props %j', async (props) => {
  const { retry } = openFailure(props);
  expect(screen.getByRole('alert').textContent).toMatch(/couldn't load the report dialog/);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('shows nothing while the dialog is closed', () => {
  openFailure({ isOpen: false });
  expect(screen.queryByRole('alert')).toBeNull();
});

function openFailure(props: { isOpen?: boolean }) {
  const retry = vi.fn<() => void>();
  render(
    <DialogLoadFailure name="report dialog" isRetrying={false} onRetry={retry} props={props} />,
    { wrapper: UiProvider },
  );
  return { retry };
}
