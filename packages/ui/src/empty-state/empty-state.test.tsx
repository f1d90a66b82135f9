import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  describeConformance(EmptyState, {
    props: { title: 'No projects found', children: 'Try another search.' },
    tag: 'div',
  });

  it('offers the next step under a heading', () => {
    renderWithUi(
      <EmptyState title="No projects found" headingLevel={3} action={<Button>Clear</Button>} />,
    );
    expect(screen.getByRole('heading', { name: 'No projects found', level: 3 })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeDefined();
  });
});
