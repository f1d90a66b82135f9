import { formatDay, toDay } from '@showcase/data/days';
import type {
  HireRequestSide,
  HireRequestStatus,
  ListedHireRequest,
  Milestone,
} from '@showcase/data/hire-requests';
import { getCaseHint } from '../cases/texts/case-texts.ts';
import { isLastMilestone } from './plan/milestone-state.ts';
import { SIDE_TEXTS } from './side-texts.ts';

export const STATUS_LABELS = {
  pending: 'Pending',
  accepted: 'Accepted',
  completed: 'Completed',
  rejected: 'Rejected',
} as const satisfies Record<HireRequestStatus, string>;

export const STATUS_BADGES = {
  pending: 'warning',
  accepted: 'accent',
  completed: 'success',
  rejected: 'neutral',
} as const satisfies Record<HireRequestStatus, string>;

type Delivery = Pick<
  ListedHireRequest,
  'delivered_at' | 'review_until' | 'expires_at' | 'suspended_sides' | 'milestone' | 'time_zone'
> & {
  milestones: readonly Pick<Milestone, 'number'>[];
  open_case?: ListedHireRequest['open_case'];
};
type State = Delivery & Pick<ListedHireRequest, 'resolution'>;

/** Details that the status alone does not express. */
export function getStateHint(request: State, side: HireRequestSide): string | null {
  const { resolution, delivered_at, expires_at, suspended_sides, open_case, time_zone } = request;
  if (open_case) return getCaseHint(open_case, side, time_zone);
  if (expires_at) {
    const expires = formatLatest(expires_at, time_zone, suspended_sides.includes('creator'));
    return `Expires on ${expires} without an answer.`;
  }
  const completion = getCompletionHint(request);
  if (completion && delivered_at)
    return `Delivered ${formatDay(toDay(delivered_at, time_zone))}. ${completion}`;
  return resolution && SIDE_TEXTS[side].resolutionHints[resolution];
}

/** The effect of no answer to a delivery, and when; null unless there is one. */
export function getCompletionHint(request: Delivery): string | null {
  const { review_until, suspended_sides, open_case, time_zone } = request;
  if (review_until === null || open_case) return null;
  const act = isLastMilestone(request) ? 'Completes automatically' : 'Approved automatically';
  return `${act} on ${formatLatest(review_until, time_zone, suspended_sides.includes('client'))}.`;
}

/** The day of a time that comes sooner if a suspension ends before its longest pause. */
function formatLatest(time: string, zone: string, isPaused: boolean): string {
  const day = formatDay(toDay(time, zone));
  return isPaused ? `${day} at the latest` : day;
}
