import type { Case, CaseStep, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { Timeline } from '@showcase/ui/controls';
import { useId } from 'react';
import { LinkedText } from '@showcase/kit/text';
import { StepContent } from '../../requests/delivery/step-content.tsx';
import { describeCaseStep, type CaseReader } from '../texts/case-texts.ts';
import { formatOutcome } from '../texts/outcome-texts.ts';
import { OutcomeText, Part, PartTitle } from './case.styles.ts';

type CaseStepsProps = { dispute: Case; request: HireRequestWithHistory; reader: CaseReader };

/** The statements in a case, in order, with the files that it was opened with. */
export function CaseSteps({ dispute, request, reader }: CaseStepsProps) {
  const titleId = useId();
  const files = findOpening(dispute, request);
  return (
    <Part as="section" aria-labelledby={titleId}>
      <PartTitle id={titleId}>What was said</PartTitle>
      <Timeline
        aria-labelledby={titleId}
        entries={dispute.steps.map((step) => ({
          key: step.number,
          title: <bdi>{describeCaseStep(step, request, reader)}</bdi>,
          date: step.created_at,
          note: hasContent(step) && (
            <>
              {step.outcome && (
                <OutcomeText dir="ltr">
                  {formatOutcome({ outcome: step.outcome, cents: step.cents }, dispute.kind)}.
                </OutcomeText>
              )}
              <LinkedText>{step.text ?? ''}</LinkedText>
              {step.action === 'open' && files && (
                <StepContent event={files} zipName={`${request.title}, case.zip`} />
              )}
            </>
          ),
        }))}
      />
    </Part>
  );
}

const hasContent = ({ text, outcome }: CaseStep) => text !== null || outcome !== null;

/** The step of the request that opened this case: both are in order of time. */
function findOpening(dispute: Case, { cases, events }: HireRequestWithHistory) {
  const index = cases.findIndex(({ id }) => id === dispute.id);
  return events.filter(({ action }) => action === 'open_case')[index];
}
