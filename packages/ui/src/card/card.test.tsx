import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Card } from './card.tsx';

describe('Card', () => {
  describeConformance(Card, { props: { children: 'Text' }, tag: 'div' });

  it('renders as the given element', () => {
    renderWithUi(
      <Card as="section" aria-label="Wallet">
        $0.00
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Wallet' })).toBeDefined();
  });
});
