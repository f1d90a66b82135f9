import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { formatRelativeTime } from './format-relative-time.ts';
import { RelativeTime } from './relative-time.tsx';

const now = new Date(2026, 5, 15, 12).getTime();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('formatRelativeTime', () => {
  it.each([
    [-5 * minute, 'just now'],
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1m ago'],
    [5 * minute, '5m ago'],
    [hour - 1, '59m ago'],
    [3 * hour, '3h ago'],
    [day - 1, '23h ago'],
    [2 * day, '2d ago'],
    [7 * day - 1, '6d ago'],
    [7 * day, 'Jun 8, 2026'],
    [400 * day, 'May 11, 2025'],
  ])('after %d ms returns %s', (age, expected) => {
    expect(formatRelativeTime(now - age, now)).toBe(expected);
  });
});

describe('RelativeTime', () => {
  describeConformance(RelativeTime, { props: { date: '2026-01-01T10:00:00Z' }, tag: 'time' });

  it('updates while it is on the screen', () => {
    vi.useFakeTimers({ now });
    renderWithUi(<RelativeTime date={now - 4 * minute} />);
    expect(screen.getByText('4m ago').getAttribute('datetime')).toBe(
      new Date(now - 4 * minute).toISOString(),
    );
    act(() => {
      vi.advanceTimersByTime(minute);
    });
    expect(screen.getByText('5m ago')).toBeDefined();
  });

  it('shows nothing for an invalid date', () => {
    const { container } = renderWithUi(<RelativeTime date="soon" />);
    expect(container.textContent).toBe('');
  });
});
