import {
  caseQueries,
  useLiveHireRequests,
  type CaseEvidence,
  type HireRequestSide,
} from '@showcase/data/hire-requests';
import { useDataClient, useItem } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { useParams } from '@showcase/remote-contract';
import {
  bidi,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Link,
  PageHeader,
  SkeletonBlock,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@showcase/ui';
import FileQuestion from 'lucide-react/icons/file-question';
import { getRequestPath, getRequestsPath } from '../../requests/request-path.ts';
import { getCounterparty } from '../../requests/counterparty/get-counterparty.ts';
import { CASE_LABELS } from '../texts/case-texts.ts';
import { CaseAnswers } from './case-answers.tsx';
import { CaseOverview } from './case-overview.tsx';
import { CaseRefunds } from './case-refunds.tsx';
import { CaseSteps } from './case-steps.tsx';
import { Evidence } from '../evidence/evidence.tsx';

/** The page of a case for one of its sides: its state, what it can do, what was said, and the evidence. */
export function CaseView({ side }: { side: HireRequestSide }) {
  const { caseId = '' } = useParams();
  const { user } = useUser();
  return (
    <>
      <title>Case · Bolt Showcase</title>
      {user && <LiveCase key={caseId} side={side} caseId={caseId} userId={user.id} />}
    </>
  );
}

type LiveCaseProps = { side: HireRequestSide; caseId: string; userId: string };

function LiveCase({ side, caseId, userId }: LiveCaseProps) {
  useLiveHireRequests(userId);
  const item = useItem(caseQueries(useDataClient()).evidence(caseId));
  const request = item.data?.request;
  const ownerId = side === 'client' ? request?.client_id : request?.creator_id;
  const evidence = ownerId === userId ? item.data : null;
  if (evidence) return <OwnCase side={side} evidence={evidence} userId={userId} />;
  return (
    <>
      <PageHeader title="Case" />
      {item.isPending ? (
        <SkeletonGroup label="Loading the case">
          <Stack gap={4}>
            <SkeletonBlock height="120px" />
            <SkeletonText lines={8} />
          </Stack>
        </SkeletonGroup>
      ) : item.error ? (
        <ErrorPanel
          area="Case"
          message="We couldn't load the case. Try again."
          onRetry={item.refetch}
        />
      ) : (
        <EmptyState
          title="This case no longer exists, or it isn't yours."
          icon={<FileQuestion />}
          action={<ButtonLink href={getRequestsPath(side)}>See your requests</ButtonLink>}
        />
      )}
    </>
  );
}

type OwnCaseProps = { side: HireRequestSide; evidence: CaseEvidence; userId: string };

function OwnCase({ side, evidence, userId }: OwnCaseProps) {
  const { case: dispute, request } = evidence;
  return (
    <>
      <PageHeader
        title={bidi`Case: ${request.title}`}
        subtitle={bidi`${CASE_LABELS[dispute.kind]}, with ${getCounterparty(request, side).name}`}
        back={<Link href={getRequestPath(request.id, side)}>Back to the request</Link>}
      />
      <Stack gap={8}>
        <CaseOverview dispute={dispute} request={request} reader={side}>
          <CaseRefunds dispute={dispute} request={request} side={side} />
          <CaseAnswers dispute={dispute} request={request} side={side} userId={userId} />
        </CaseOverview>
        <CaseSteps dispute={dispute} request={request} reader={side} />
        <Evidence evidence={evidence} reader={side} />
      </Stack>
    </>
  );
}
