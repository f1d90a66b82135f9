import type { FakeState } from '../backend/fake-state.ts';
import type { HireRequestRow } from './rows.ts';

const FIVE_DAYS_MS = 5 * 86_400_000;

/** When silence ends it: never what was delivered. */
export function getEndTime(state: FakeState, { id, milestone, end_asked_at }: HireRequestRow) {
  const wasDelivered = state.events.some(
    (event) =>
      event.hire_request_id === id && event.action === 'deliver' && event.milestone === milestone,
  );
  if (end_asked_at === null || wasDelivered) return null;
  return new Date(Date.parse(end_asked_at) + FIVE_DAYS_MS).toISOString();
}
