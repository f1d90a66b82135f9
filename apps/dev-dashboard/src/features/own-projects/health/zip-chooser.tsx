import { saveZipFindingsOptions } from '@showcase/data/own-projects';
import { useDataClient } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { Button, Notice, Stack, tokens } from '@showcase/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { readZip } from './read-zip.ts';

/** Adds what is found in a zip to the report; only the findings are sent. */
export function ZipChooser({ projectId }: { projectId: string }) {
  const save = useMutation(saveZipFindingsOptions(useDataClient(), useQueryClient(), projectId));
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  async function read(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    setIsReading(true);
    try {
      const result = await readZip(file);
      if (typeof result === 'string') setProblem(result);
      else save.mutate(result);
    } catch {
      setProblem('This zip couldn’t be read. Choose it again, or reload the page first.');
    } finally {
      setIsReading(false);
    }
  }

  return (
    <Stack gap={2}>
      <div>
        <Button
          size="s"
          isBusy={isReading || save.isPending}
          onClick={() => input.current?.click()}
        >
          Choose a zip of the code
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label="Zip of the code"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            // So that the same file can be chosen another time.
            currentTarget.value = '';
          }}
        />
      </div>
      <Hint>
        Your browser reads the zip. Its files aren’t sent, only what was found in them is saved.
      </Hint>
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
      <ErrorNotice error={save.error} action="What was found in the zip wasn't saved." />
    </Stack>
  );
}

const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;
