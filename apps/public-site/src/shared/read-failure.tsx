import type { DataError } from '@showcase/data/client';
import { explainReadError } from '@showcase/kit/errors';
import { Button, Container, Notice, Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { PageHead } from './page-head.tsx';

type ReadFailureProps = { error: DataError; onRetry: () => void };

/** The error line that replaces rows that failed to load. */
export function ReadFailure({ error, onRetry }: ReadFailureProps) {
  return (
    <Notice
      variant="warning"
      action={
        <Button size="s" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {explainReadError(error, { action: "We couldn't load this." })}
    </Notice>
  );
}

type FailedReadsProps = { reads: { error: DataError | null; refetch: () => void }[] };

/** The error line of a page whose main row loaded: Retry repeats each of the failed reads. */
export function FailedReads({ reads }: FailedReadsProps) {
  const error = reads[0]?.error;
  if (!error) return null;
  const retry = () => {
    for (const read of reads) read.refetch();
  };
  return (
    <Container>
      <ReadFailure error={error} onRetry={retry} />
    </Container>
  );
}

const Wrapper = styled(Container)`
  padding-block: ${tokens.space[16]};
`;

/** Replaces a page whose main row failed to load. */
export function PageFailure({ title, ...failure }: ReadFailureProps & { title: string }) {
  return (
    <Wrapper>
      <PageHead title={title} description="" isIndexed={false} />
      <Stack gap={5}>
        <h1>{title}</h1>
        <ReadFailure {...failure} />
      </Stack>
    </Wrapper>
  );
}
