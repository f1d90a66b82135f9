import { checkProjectOptions, ownProofsOptions, type OwnProof } from '@showcase/data/own-projects';
import { useDataClient } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { Badge, bidi, Button, formatDate, Notice, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyableText } from '../copyable-text.tsx';
import { describeOutcome, getLocations, isProvable, METHODS } from './proof-texts.ts';

type ProofDialogProps = {
  project: { id: string; title: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** What to publish where so that a project is marked as its creator's, and a check of it. */
export function ProofDialog({ project, isOpen, onOpenChange }: ProofDialogProps) {
  const client = useDataClient();
  const proofs = useQuery({ ...ownProofsOptions(client, project.id), enabled: isOpen });
  const check = useMutation(checkProjectOptions(client, useQueryClient()));
  const { data = [] } = proofs;
  const isWaiting = data.some(({ is_waiting }) => is_waiting);
  const canProve = data.some(isProvable);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Prove that it is yours"
      description={
        canProve &&
        bidi`Publish the text in one of the ways below, which only its owner can do. ${project.title} then shows “Owner proven” beside its links. We look again every week, so leave the text there.`
      }
      footer={
        <Button
          variant="primary"
          isBusy={check.isPending || isWaiting}
          disabled={!canProve}
          onClick={() => check.mutate(project.id)}
        >
          Check now
        </Button>
      }
    >
      <Stack gap={5}>
        <ErrorNotice error={proofs.error} action="We couldn't load the text to publish." />
        <ErrorNotice error={check.error} action="It wasn't checked." />
        {proofs.data?.length === 0 && (
          <Notice>
            There is nothing to prove yet. Add a live URL or a repository to the project first.
          </Notice>
        )}
        {data.map((proof) => (
          <Subject key={proof.subject} proof={proof} />
        ))}
      </Stack>
    </Dialog>
  );
}

function Subject({ proof }: { proof: OwnProof }) {
  const { subject, method, proven_at, lost_at } = proof;
  const isProven = proven_at !== null && lost_at === null;
  const outcome = isProvable(proof) ? describeOutcome(proof) : null;
  return (
    <section aria-label={subject}>
      <Stack gap={3}>
        <h3>
          <bdi>{subject}</bdi>
        </h3>
        {isProven && (
          <span>
            <Badge variant="success">
              {`Owner proven ${METHODS[method ?? ''] ?? ''} since ${formatDate(proven_at)}`}
            </Badge>
          </span>
        )}
        {outcome !== null && (
          <Notice variant={proof.is_waiting ? 'info' : 'warning'}>{outcome}</Notice>
        )}
        {!isProvable(proof) && (
          <Notice>
            This is an editor or a preview in the browser, where no one can publish a text. Publish
            the project, and enter the URL of the published website as its live URL.
          </Notice>
        )}
        {isProvable(proof) &&
          getLocations(proof).map(({ title, content }) => (
            <CopyableText key={title} title={title} content={content} />
          ))}
      </Stack>
    </section>
  );
}
