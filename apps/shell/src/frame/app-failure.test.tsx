import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { AppFailure } from './app-failure.tsx';

it('replaces the frame with a plain message and Reload', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInShell([{ path: '/', Component: BrokenFrame, ErrorBoundary: AppFailure }]);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(document.body.textContent).not.toContain('planted');
});

function BrokenFrame(): never {
  throw new Error('planted');
}
