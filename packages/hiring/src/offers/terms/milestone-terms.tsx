import { formatDay, toDay } from '@showcase/data/days';
import type { ProposedMilestone } from '@showcase/data/hire-requests';
import { Badge, formatMoney } from '@showcase/ui';
import { Fragment } from 'react';
import { compareMilestones } from './compare-milestones.ts';
import {
  Part,
  PartDetail,
  PartNumber,
  PartPrice,
  Parts,
  PartTitle,
  Removed,
  Was,
} from './offer-terms.styles.ts';

type MilestoneTermsProps = {
  milestones: readonly ProposedMilestone[];
  /** Empty if there were none; null if there is nothing to compare with. */
  former: readonly ProposedMilestone[] | null;
  firstNumber: number;
  now: Date;
};

/** The milestones of a version, with what it changes of them. */
export function MilestoneTerms({ milestones, former, firstNumber, now }: MilestoneTermsProps) {
  const { rows, removed } = compareMilestones(former ?? [], milestones);
  const formatDue = ({ due_on }: ProposedMilestone) => formatDay(due_on, toDay(now));
  return (
    <>
      <Parts aria-label="Milestones">
        {rows.map(({ milestone, former: old }, index) => (
          <Part key={index}>
            <PartNumber aria-hidden>{firstNumber + index}</PartNumber>
            <div>
              <PartTitle>
                <bdi>{milestone.title}</bdi>
                {milestone.is_trial && <Badge variant="warning">Paid trial</Badge>}
                {!old && former && <Badge variant="accent">new</Badge>}
                {old && old.is_trial !== milestone.is_trial && (
                  <Was>{old.is_trial ? 'was a paid trial' : 'was not a trial'}</Was>
                )}
                {old && old.title !== milestone.title && (
                  <Was>
                    was <bdi>{old.title}</bdi>
                  </Was>
                )}
              </PartTitle>
              <PartDetail>
                due {formatDue(milestone)}
                {old?.due_on && old.due_on !== milestone.due_on && <Was>was {formatDue(old)}</Was>}
              </PartDetail>
            </div>
            <PartPrice>
              {formatMoney(milestone.price)}
              {old && old.price !== milestone.price && <Was>was {formatMoney(old.price)}</Was>}
            </PartPrice>
          </Part>
        ))}
      </Parts>
      {removed.length > 0 && (
        <Removed>
          No longer included:{' '}
          {removed.map(({ title }, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              <bdi>{title}</bdi>
            </Fragment>
          ))}
        </Removed>
      )}
    </>
  );
}
