import type { HireRequest } from '@showcase/data/hire-requests';
import { Step, Steps } from './request-steps.styles.ts';

const LABELS = ['Requested', 'Accepted', 'Delivered', 'Completed'] as const;

type RequestStepsProps = { request: Pick<HireRequest, 'status' | 'delivered_at'> };

/** How far a request is. Renders nothing for one that ended early. */
export function RequestSteps({ request }: RequestStepsProps) {
  if (request.status === 'rejected') return null;
  const current = getStep(request);
  return (
    <Steps role="list" aria-label="Progress">
      {LABELS.map((label, index) => (
        <Step
          key={label}
          aria-current={index === current ? 'step' : undefined}
          $isDone={index <= current}
        >
          {label}
        </Step>
      ))}
    </Steps>
  );
}

function getStep({ status, delivered_at }: RequestStepsProps['request']) {
  if (status === 'completed') return 3;
  if (status === 'pending') return 0;
  return delivered_at ? 2 : 1;
}
