import type { Case, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { formatCents } from '@showcase/data/invoices';
import { Card, Stack } from '@showcase/ui';
import { FactList } from '@showcase/ui/controls';
import { useId, type ReactNode } from 'react';
import { formatFullDay } from '../../requests/plan/due-date.ts';
import { describeCaseState, type CaseReader } from '../texts/case-texts.ts';
import { formatOutcome } from '../texts/outcome-texts.ts';
import { PartTitle, State } from './case.styles.ts';

type CaseOverviewProps = {
  dispute: Case;
  request: HireRequestWithHistory;
  reader: CaseReader;
  /** The actions of the reader. */
  children?: ReactNode;
};

/** The state of a case: what happens next, what is on the table, and until when. */
export function CaseOverview({ dispute, request, reader, children }: CaseOverviewProps) {
  const titleId = useId();
  const { kind, amount_cents, created_at } = dispute;
  return (
    <Card as="section" padding="l" aria-labelledby={titleId}>
      <Stack gap={4}>
        <PartTitle id={titleId} tabIndex={-1} data-case-title>
          Current state
        </PartTitle>
        <State role="status">{describeCaseState(dispute, request, reader)}</State>
        <FactList
          facts={[
            { label: labelOutcome(dispute), value: formatOutcome(dispute, kind) },
            { label: 'Proposed to you', value: describeOtherProposal(dispute) },
            {
              label: kind === 'delivery' ? 'Price' : 'Invoiced, less refunds',
              value: formatCents(amount_cents),
            },
            { label: 'Opened', value: formatFullDay(created_at, request.time_zone) },
          ]}
        />
        {children}
      </Stack>
    </Card>
  );
}

/** What the reader can agree to, if that is not what was proposed last. */
function describeOtherProposal(dispute: Case): string | null {
  const { status, actions, proposal, outcome, cents, kind } = dispute;
  if (!proposal || status === 'redone' || !actions.includes('accept')) return null;
  const isOther = proposal.outcome !== outcome || proposal.cents !== cents;
  return isOther ? formatOutcome(proposal, kind) : null;
}

const PROPOSED = 'Proposed last';
const LABELS: Record<Case['status'], string> = {
  open: PROPOSED,
  countered: PROPOSED,
  redoing: PROPOSED,
  redone: PROPOSED,
  waiting: PROPOSED,
  decided: 'Decision',
  appealed: 'First decision',
  agreed: 'Agreed',
  closed: 'Final decision',
  withdrawn: PROPOSED,
};

/** While approved work is done again, that is agreed, until the creator proposes something else. */
const labelOutcome = ({ status, outcome }: Case) =>
  (status === 'redoing' || status === 'redone') && outcome === 'redo' ? 'Agreed' : LABELS[status];
