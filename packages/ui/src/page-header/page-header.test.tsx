import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { PageHeader } from './page-header.tsx';

describe('PageHeader', () => {
  describeConformance(PageHeader, { props: { title: 'Projects', subtitle: 'All' }, tag: 'header' });

  it('is the only h1', () => {
    renderWithUi(<PageHeader title="Explore Projects" subtitle="Showing all projects" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Explore Projects' })).toBeDefined();
  });
});
