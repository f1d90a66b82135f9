import { formatDay, toDay } from '@showcase/data/days';
import type { ListedHireRequest, Milestone } from '@showcase/data/hire-requests';
import { Badge, formatMoney } from '@showcase/ui';
import { SectionTitle } from '../panel/panel.styles.ts';
import { formatDue, type RequestClock } from './due-date.ts';
import { Amount, Detail, Name, Number, Row, Rows } from './milestone-list.styles.ts';
import { getMilestoneState, type MilestoneState } from './milestone-state.ts';
import { useNow } from './use-now.ts';

const STATES: Record<MilestoneState, { label: string; badge: 'success' | 'accent' | 'neutral' }> = {
  approved: { label: 'Approved', badge: 'success' },
  delivered: { label: 'Delivered', badge: 'accent' },
  inWork: { label: 'In work', badge: 'accent' },
  next: { label: 'Next', badge: 'neutral' },
  stopped: { label: 'Not done', badge: 'neutral' },
};

type MilestoneListProps = {
  request: Pick<
    ListedHireRequest,
    'status' | 'milestone' | 'milestones' | 'delivered_at' | 'time_zone'
  >;
};

/** The parts of the work with their prices and dates. Renders nothing if it is delivered as a whole. */
export function MilestoneList({ request }: MilestoneListProps) {
  const clock = { now: useNow(), zone: request.time_zone };
  if (request.milestones.length < 2) return null;
  return (
    <section aria-label="Milestones">
      <SectionTitle>Milestones</SectionTitle>
      <Rows>
        {request.milestones.map((milestone) => {
          const state = getMilestoneState(milestone, request);
          const { label, badge } = STATES[state];
          return (
            <Row
              key={milestone.number}
              aria-current={state === 'inWork' || state === 'delivered' ? 'step' : undefined}
            >
              <Number aria-hidden>{milestone.number}</Number>
              <div>
                <Name>
                  <bdi>{milestone.title}</bdi>
                  {milestone.is_trial && <Badge variant="warning">Paid trial</Badge>}
                  <Badge variant={badge}>{label}</Badge>
                </Name>
                <Detail>{describeWhen(milestone, state, clock)}</Detail>
              </div>
              <Amount>{formatMoney(milestone.price)}</Amount>
            </Row>
          );
        })}
      </Rows>
    </section>
  );
}

function describeWhen(milestone: Milestone, state: MilestoneState, clock: RequestClock) {
  const { approved_at } = milestone;
  if (approved_at) return `Approved ${formatDay(toDay(approved_at, clock.zone))}`;
  if (milestone.due_on === null || state === 'stopped') return null;
  return formatDue(milestone.due_on, clock);
}
