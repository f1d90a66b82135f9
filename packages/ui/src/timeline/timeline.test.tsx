import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Timeline } from './timeline.tsx';

const entries = [
  { key: 1, title: 'Mina Park sent the request', date: '2026-01-01T12:00:00.000Z' },
  { key: 2, title: 'You delivered', date: '2026-01-05T12:00:00.000Z', note: 'Here it is.' },
];

describe('Timeline', () => {
  describeConformance(Timeline, { props: { entries }, tag: 'ol' });

  it('lists events in order, each with its date and note', () => {
    renderWithUi(<Timeline aria-label="Timeline" entries={entries} />);
    const items = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Mina Park sent the requestJan 1, 2026',
      'You deliveredJan 5, 2026Here it is.',
    ]);
  });
});
