import { purposeQuery } from '@showcase/data/account';
import { useDataClient } from '@showcase/data/query';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen } from '../loading-screen.tsx';
import { RedirectSignedIn } from '../redirect-signed-in.tsx';
import { useSecondStep } from '../second-step/use-second-step.ts';
import { useNextPath } from '../use-next-path.ts';
import { INTERVIEW, PurposeStep } from './purpose-step.tsx';

/** Leads a signed-in user on. A new account is first asked what brings it here, if the answer is not too long in coming. */
export function LeadOn({ userId }: { userId: string }) {
  const { next } = useNextPath();
  // They want to work.
  const isFromInterview = next.split('?')[0] === INTERVIEW;
  const step = useSecondStep();
  const question = useQuery({
    ...purposeQuery(useDataClient(), userId),
    // Before the second code, the database answers nothing.
    enabled: !isFromInterview && step === 'none',
  });
  if (question.isFetching) return <LoadingScreen>Loading</LoadingScreen>;
  return question.data ? <PurposeStep /> : <RedirectSignedIn to={next} />;
}
