import { useParams } from '@showcase/remote-contract';
import { CaseReview } from '../features/cases/case-review.tsx';

export function CasePage() {
  const { caseId = '' } = useParams();
  return (
    <>
      <title>Case · Bolt Showcase</title>
      <CaseReview key={caseId} id={caseId} />
    </>
  );
}
