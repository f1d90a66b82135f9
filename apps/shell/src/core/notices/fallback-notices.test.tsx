import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { createNotices } from './create-notices.ts';
import { FallbackNotices } from './fallback-notices.tsx';

it('shows every notice until it is dismissed, then retries loading the missing code', async () => {
  const notices = createNotices();
  const onRetry = vi.fn();
  const element = (
    <FallbackNotices
      name="notifications"
      isRetrying={false}
      onRetry={onRetry}
      props={{ notices }}
    />
  );
  const { person } = renderInShell([{ path: '/', element }]);
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('');

  act(() => notices.notify({ kind: 'success', text: 'Saved.' }));
  act(() => notices.notify({ kind: 'danger', text: 'Not sent.' }));
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  expect(screen.getByRole('alert').textContent).toBe('Not sent.');

  await person.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Saved.')).toBeNull();
  expect(notices.store.getState().waiting).toEqual([]);
  expect(onRetry).toHaveBeenCalledOnce();
});
