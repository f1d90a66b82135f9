import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each(['/projects', '/dashboard/client/browse'])(
  'says in place of %s that it loads, and after two seconds that it still does',
  (path) => {
    renderInShell([{ path, element: <RemoteSkeleton /> }], { path });
    const status = screen.getByRole('status');
    act(() => void vi.advanceTimersByTime(1_999));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(status.textContent).toBe('Loading');
    expect(screen.queryByText('Still loading…')).toBeNull();

    act(() => void vi.advanceTimersByTime(1));
    expect(status.textContent).toBe('Still loading');
    expect(screen.getByText('Still loading…')).toBeTruthy();
  },
);
