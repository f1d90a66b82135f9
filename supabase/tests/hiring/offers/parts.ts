import { inDays } from '../../support/offers.ts';
import type { MilestoneInput } from '../../support/offers.ts';

/** A valid milestone of an offer, except for what is changed. */
export const part = (change: Partial<Record<keyof MilestoneInput, unknown>> = {}) =>
  ({ title: 'A part', price: 300, due_on: inDays(3), ...change }) as MilestoneInput;
export const parts = (...changes: Parameters<typeof part>[0][]) => ({
  milestones: changes.map(part),
});
export const many = (count: number) => ({
  price: 300 * count,
  milestones: Array.from({ length: count }, () => part()),
});
