import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { StatCard } from './stat-card.tsx';

describe('StatCard', () => {
  describeConformance(StatCard, { props: { label: 'Balance', value: '$0.00' }, tag: 'div' });

  it('is a group named by its label', () => {
    renderWithUi(<StatCard label="Balance" value="$12.50" hint="3 pending" />);
    expect(screen.getByRole('group', { name: 'Balance' }).textContent).toContain('$12.50');
  });
});
