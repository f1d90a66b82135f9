import { QUICK_READ_TABLES, quickRead, useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { Button, tokens } from '@showcase/ui';
import { useMutation } from '@tanstack/react-query';
import styled from 'styled-components';
import { Outcome } from './outcome.tsx';

type Subject = (typeof QUICK_READ_TABLES)[number] | 'session';

const subjects: Subject[] = [...QUICK_READ_TABLES, 'session'];

/** Buttons that fetch the first rows of the main tables, or the session. */
export function QuickReads() {
  const client = useDataClient();
  const { session } = useUser();
  const reading = useMutation<unknown, Error, Subject>({
    mutationFn: async (subject) => (subject === 'session' ? session : quickRead(client, subject)),
  });

  return (
    <>
      <Buttons>
        {subjects.map((subject) => (
          <Button
            key={subject}
            size="s"
            isBusy={reading.isPending && reading.variables === subject}
            onClick={() => reading.mutate(subject)}
          >
            {subject}
          </Button>
        ))}
      </Buttons>
      {reading.isSuccess && (
        <Outcome
          title={reading.variables}
          isSuccess
          text={JSON.stringify(reading.data, null, 2)}
          requestedAt={reading.submittedAt}
        />
      )}
      {reading.isError && (
        <Outcome
          title={reading.variables}
          isSuccess={false}
          text={reading.error.message}
          requestedAt={reading.submittedAt}
        />
      )}
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  button {
    text-transform: capitalize;
  }
`;
