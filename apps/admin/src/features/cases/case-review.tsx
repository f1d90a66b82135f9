import { adminQueries } from '@showcase/data/admins';
import type { DataError } from '@showcase/data/client';
import type { CaseEvidence } from '@showcase/data/hire-requests';
import { useDataClient, useItem } from '@showcase/data/query';
import { explainError } from '@showcase/kit/errors';
import { CASE_LABELS, CaseOverview, CaseSteps, Evidence } from '@showcase/hiring/cases';
import {
  bidi,
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Link,
  Notice,
  PageHeader,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@showcase/ui';
import FileQuestion from 'lucide-react/icons/file-question';
import { useState, type ReactNode } from 'react';
import { CASES } from '../../shared/case-links.ts';
import { DecisionDialog } from './decision-dialog.tsx';

/** The evidence of a case, for an admin who may decide it. */
export function CaseReview({ id }: { id: string }) {
  const query = useItem(adminQueries(useDataClient()).caseEvidence(id));
  const back = <Link href={CASES}>Back to cases</Link>;
  if (query.data) return <OpenCase evidence={query.data} back={back} />;
  return (
    <>
      <PageHeader title="Case" back={back} />
      {query.isPending ? (
        <SkeletonGroup label="Loading the case">
          <SkeletonText lines={12} />
        </SkeletonGroup>
      ) : (
        query.error && <CaseError error={query.error} onRetry={query.refetch} />
      )}
    </>
  );
}

type CaseErrorProps = { error: DataError; onRetry: () => void };

function CaseError({ error, onRetry }: CaseErrorProps) {
  const message = explainError(error, { action: "We couldn't open the case." });
  // Another attempt would have the same answer.
  if (FINAL.includes(error.kind)) {
    return (
      <EmptyState
        title={message}
        icon={<FileQuestion />}
        action={<ButtonLink href={CASES}>See the cases</ButtonLink>}
      />
    );
  }
  return <ErrorPanel area="Case" message={message} onRetry={onRetry} />;
}

const FINAL: readonly DataError['kind'][] = ['forbidden', 'not-found', 'conflict'];

type OpenCaseProps = { evidence: CaseEvidence; back: ReactNode };

function OpenCase({ evidence, back }: OpenCaseProps) {
  const { case: dispute, request } = evidence;
  const [isDeciding, setIsDeciding] = useState(false);
  return (
    <>
      <PageHeader
        title={bidi`Case: ${request.title}`}
        subtitle={CASE_LABELS[dispute.kind]}
        back={back}
      />
      <Stack gap={8}>
        <Notice>
          That you read this evidence is in the audit log. It is private to both sides.
        </Notice>
        <CaseOverview dispute={dispute} request={request} reader="admin">
          <Stack direction="row">
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsDeciding(true)}>
              {dispute.status === 'appealed' ? 'Decide the appeal' : 'Decide'}
            </Button>
          </Stack>
        </CaseOverview>
        <CaseSteps dispute={dispute} request={request} reader="admin" />
        <Evidence evidence={evidence} reader="admin" />
      </Stack>
      {isDeciding && <DecisionDialog evidence={evidence} onClose={() => setIsDeciding(false)} />}
    </>
  );
}
