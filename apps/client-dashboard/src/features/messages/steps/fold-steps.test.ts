import { describe, expect, it } from 'vitest';
import type { TimelineItem } from '../log/timeline.ts';
import { foldSteps } from './fold-steps.ts';

const step = (number: number, isToAnswer = false): TimelineItem => ({
  kind: 'step',
  key: `step ${number}`,
  messageId: String(number),
  step: {
    sentence: `No. ${number}`,
    title: 'Shift planner',
    writtenAt: '2026-06-15T09:00:00Z',
    href: '/',
    linkLabel: 'View request',
    isToAnswer,
  },
});
const steps = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => step(first + index));
const day: TimelineItem = { kind: 'day', key: 'Today', label: 'Today' };

const describeRows = (items: readonly TimelineItem[], open: string[] = []) =>
  foldSteps(items, new Set(open)).map((item) =>
    item.kind === 'fold' ? `${item.isOpen ? 'open' : 'closed'} ${item.count}` : item.key,
  );

describe('foldSteps', () => {
  it('folds all but the last two of many steps in a row', () => {
    expect(describeRows([day, ...steps(1, 7)])).toEqual(['Today', 'closed 5', 'step 6', 'step 7']);
  });

  it('folds nothing where that saves no line', () => {
    expect(describeRows(steps(1, 3))).toEqual(['step 1', 'step 2', 'step 3']);
  });

  it('starts a new group after anything else', () => {
    const rows = describeRows([...steps(1, 4), day, ...steps(5, 9)]);
    expect(rows).toEqual(['closed 2', 'step 3', 'step 4', 'Today', 'closed 3', 'step 8', 'step 9']);
  });

  it('never folds what waits for an answer', () => {
    const rows = describeRows([step(1, true), ...steps(2, 6)]);
    expect(rows).toEqual(['step 1', 'closed 3', 'step 5', 'step 6']);
  });

  it('shows what was folded below the line that opened it, also when another step follows', () => {
    const all = ['step 1', 'step 2', 'step 3', 'step 4'];
    expect(describeRows(steps(1, 4), ['fold step 1'])).toEqual(['open 2', ...all]);
    expect(describeRows(steps(1, 5), ['fold step 1'])).toEqual(['open 3', ...all, 'step 5']);
  });
});
