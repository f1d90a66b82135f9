import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { SkeletonBlock, SkeletonGroup, SkeletonText } from './skeleton.tsx';

describe('SkeletonBlock', () => {
  describeConformance(SkeletonBlock, { props: {}, tag: 'span' });
});

describe('SkeletonText', () => {
  describeConformance(SkeletonText, { props: { lines: 3 }, tag: 'span' });

  it('has as many lines as the replaced text', () => {
    const { container } = renderWithUi(<SkeletonText lines={3} />);
    expect(container.firstElementChild?.childElementCount).toBe(3);
  });
});

describe('SkeletonGroup', () => {
  describeConformance(SkeletonGroup, {
    props: { label: 'Loading projects', children: <SkeletonBlock /> },
    tag: 'div',
  });

  it('announces once what is loading and hides the shapes', () => {
    renderWithUi(
      <SkeletonGroup label="Loading projects">
        <SkeletonText lines={2} />
        <SkeletonBlock />
      </SkeletonGroup>,
    );
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Loading projects');
    expect(status.nextElementSibling?.getAttribute('aria-hidden')).toBe('true');
  });
});
