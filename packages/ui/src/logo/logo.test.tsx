import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Logo } from './logo.tsx';

describe('Logo', () => {
  describeConformance(Logo, { props: {}, tag: 'span' });

  it('announces the name once, also as a mark', () => {
    renderWithUi(<Logo variant="mark" />);
    expect(screen.getByRole('img', { name: 'Bolt Showcase' })).toBeDefined();
  });
});
