import { renderWithUi } from '@showcase/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VerifiedHire } from './verified-hire.tsx';

it.each([
  [{ service: 'Landing page', month: '2026-02' }, 'Verified hire · Landing page · Feb 2026'],
  [{ service: null, month: '2025-12' }, 'Verified hire · Dec 2025'],
  [{ service: 'שרה', month: '2026-01' }, 'Verified hire · שרה · Jan 2026'],
  [null, ''],
])('describes %j as "%s"', (hire, text) => {
  const { container } = renderWithUi(<VerifiedHire review={{ hire, is_counted: true }} />);
  expect(container.textContent).toBe(text);
  expect(screen.queryByRole('time')?.getAttribute('datetime')).toBe(hire?.month);
});

it('says that a review does not count', () => {
  const review = { hire: { service: null, month: '2025-12' }, is_counted: false };
  const { container } = renderWithUi(<VerifiedHire review={review} />);
  expect(container.textContent).toBe('Verified hire · Dec 2025 · Not counted in the rating');
});
