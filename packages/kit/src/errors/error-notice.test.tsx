import { DataError } from '@showcase/data/client';
import { UiProvider } from '@showcase/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorNotice } from './error-notice.tsx';

it('announces what failed and why', () => {
  const error = new DataError({ kind: 'conflict', message: 'Conflict', status: 409 });
  const { rerender } = render(<ErrorNotice error={error} action="Not saved." />, {
    wrapper: UiProvider,
  });
  expect(screen.getByRole('alert').textContent).toBe(
    'Not saved. It changed in the meantime. Reload the page and try again.',
  );
  rerender(<ErrorNotice error={null} action="Not saved." />);
  expect(screen.queryByRole('alert')).toBeNull();
});
