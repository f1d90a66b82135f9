import {
  type Case,
  type CaseSubject,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { Button, ButtonLink, Stack, tokens } from '@showcase/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Hint } from '../requests/card/request-card.styles.ts';
import { NoteBox, SectionTitle } from '../requests/panel/panel.styles.ts';
import { getCasePath } from './case-path.ts';
import { OpenCaseDialog } from './dialogs/lazy-dialogs.ts';
import { describeCaseState, describeSubject } from './texts/case-texts.ts';
import { formatOutcome } from './texts/outcome-texts.ts';
import { formatFullDay } from '../requests/plan/due-date.ts';
import { useNow } from '../requests/plan/use-now.ts';

type CaseSectionProps = {
  side: HireRequestSide;
  request: HireRequestWithHistory;
  userId: string;
};

/** The case that has to be settled first. Renders nothing if there is none. */
export function OpenCase({ side, request }: Pick<CaseSectionProps, 'side' | 'request'>) {
  const dispute = request.cases.find(isOpen);
  return dispute ? <CaseBox dispute={dispute} request={request} side={side} /> : null;
}

/** The closed cases of a request, and for its client the way to open one. Renders nothing if there is neither. */
export function CaseSection({ side, request, userId }: CaseSectionProps) {
  const [opening, setOpening] = useState<{ about: CaseSubject; button: HTMLElement } | null>(null);
  const subjects = side === 'client' ? request.case_subjects : [];
  OpenCaseDialog.usePreload(subjects.length > 0);
  const clock = { now: useNow(), zone: request.time_zone };
  const closed = request.cases.filter((dispute) => !isOpen(dispute));
  if (closed.length === 0 && subjects.length === 0 && !opening) return null;
  return (
    <Stack gap={3}>
      {closed.toReversed().map((dispute) => (
        <CaseBox key={dispute.id} dispute={dispute} request={request} side={side} />
      ))}
      {subjects.map((about, index) => (
        <Line key={about.subject}>
          <Hint as="span">{describeSubject(about, request, clock)}</Hint>
          <Button
            size="s"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => setOpening({ about, button: currentTarget })}
          >
            {index === 0 ? 'Open a case' : 'Open a case about approved work'}
          </Button>
        </Line>
      ))}
      {opening && (
        <OpenCaseDialog
          {...opening}
          request={request}
          userId={userId}
          onClose={() => setOpening(null)}
        />
      )}
    </Stack>
  );
}

const isOpen = ({ closed_at }: Case) => closed_at === null;
const hasResult = ({ status }: Case) => status === 'agreed' || status === 'closed';

type CaseBoxProps = {
  dispute: Case;
  request: HireRequestWithHistory;
  side: HireRequestSide;
};

function CaseBox({ dispute, request, side }: CaseBoxProps) {
  const titleId = useId();
  const isOwnTurn = dispute.turn === side;
  return (
    <NoteBox aria-labelledby={titleId}>
      <SectionTitle id={titleId}>
        Case of {formatFullDay(dispute.created_at, request.time_zone)}
      </SectionTitle>
      <Stack gap={3}>
        <Hint role="status">{describeCaseState(dispute, request, side)}</Hint>
        {hasResult(dispute) && <Hint>{formatOutcome(dispute, dispute.kind)}.</Hint>}
        <Line>
          <ButtonLink
            size="s"
            {...(isOwnTurn && { variant: 'primary' as const })}
            href={getCasePath(dispute.id, side)}
          >
            See the case
          </ButtonLink>
        </Line>
      </Stack>
    </NoteBox>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
`;
