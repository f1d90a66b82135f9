import { UiProvider } from '@showcase/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeFailure } from './code-failure.tsx';

afterEach(cleanup);

it('shows that loading failed, and retries', async () => {
  const retry = vi.fn<() => void>();
  render(<CodeFailure isRetrying={false} onRetry={retry} />, { wrapper: UiProvider });
  expect(screen.getByRole('alert').textContent).toMatch(/couldn't load/);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});
