import { Link } from '@showcase/ui';
import type { ReactNode } from 'react';
import { Step, StepNumber, Steps, StepText } from './hire-steps.styles.ts';
import { DeliveryPicture, RequestPicture, WorkPicture } from './step-pictures.tsx';

type StepProps = { number: number; title: string; picture: ReactNode; children: ReactNode };

function HireStep({ number, title, picture, children }: StepProps) {
  return (
    <Step>
      {picture}
      <StepText>
        <h2>
          <StepNumber aria-hidden>{number}</StepNumber>
          {title}
        </h2>
        <p>{children}</p>
      </StepText>
    </Step>
  );
}

/** How to hire a creator, from finding them to approving their work. */
export function HireSteps() {
  return (
    <Steps role="list">
      <HireStep number={1} title="Find work close to your idea" picture={<WorkPicture />}>
        <Link href="/projects">Browse projects</Link>. Open them, try them and read the code
        samples. Or <Link href="/creators">compare creators</Link> by skill and location. Ratings
        come from client reviews, so a profile without reviews has no rating.
      </HireStep>
      <HireStep number={2} title="See the total, then ask" picture={<RequestPicture />}>
        Read their services to see what's included, what it costs in US dollars and how long it
        takes. On the creator's profile, choose Hire Me or Hire for this service. You'll see the
        total before you send your request. Questions first? Choose Contact to start a conversation.
      </HireStep>
      <HireStep number={3} title="Approve what's delivered" picture={<DeliveryPicture />}>
        When the work is delivered, approve it or request changes. Then leave a review, so the next
        client knows what to expect.
      </HireStep>
    </Steps>
  );
}
