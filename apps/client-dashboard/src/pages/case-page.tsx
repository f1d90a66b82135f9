import { useUser } from '@showcase/data/session';
import { CaseView } from '@showcase/kit/hire-requests';
import { useParams } from '@showcase/remote-contract';

export function CasePage() {
  const { caseId = '' } = useParams();
  const { user } = useUser();
  return (
    <>
      <title>Case · Bolt Showcase</title>
      {user && <CaseView key={caseId} side="client" caseId={caseId} userId={user.id} />}
    </>
  );
}
