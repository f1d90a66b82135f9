import { attachmentQueries, type Attachment } from '@showcase/data/attachments';
import { useDataClient } from '@showcase/data/query';
import { Button, Notice, Stack, tokens, VisuallyHidden } from '@showcase/ui';
import { ProgressBar } from '@showcase/ui/drop-zone';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { saveZip } from '../files/zip-files.ts';

type DownloadAllProps = {
  files: readonly Attachment[];
  /** Of the file that is saved, such as "Landing page.zip". */
  zipName: string;
  save?: typeof saveZip;
};

/** Saves all files as one zip, with the share that has arrived; nothing for a single file, which has its own link. */
export function DownloadAll({ files, zipName, save = saveZip }: DownloadAllProps) {
  const queryClient = useQueryClient();
  const client = useDataClient();
  const [percent, setPercent] = useState(0);
  const abort = useRef<AbortController>(null);
  const button = useRef<HTMLButtonElement>(null);
  const download = useMutation({
    async mutationFn() {
      const controller = new AbortController();
      abort.current = controller;
      setPercent(0);
      const { link } = attachmentQueries(client);
      const urls = await Promise.all(files.map((file) => queryClient.fetchQuery(link(file))));
      const found = files.flatMap(({ name, size }, index) => {
        const url = urls[index];
        return url ? [{ name, size, url }] : [];
      });
      const isSaved = await save(zipName, found, {
        onProgress: (share) => setPercent(Math.floor(share * 100)),
        signal: controller.signal,
      }).catch((error: unknown) => {
        if (controller.signal.aborted) return false;
        throw error;
      });
      return { isSaved, missing: files.length - found.length };
    },
  });
  if (files.length < 2) return null;
  const cancel = () => {
    abort.current?.abort();
    button.current?.focus();
  };
  const missing = download.data?.missing ?? 0;
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2}>
        <Button
          ref={button}
          size="s"
          aria-disabled={download.isPending || undefined}
          onClick={() => {
            if (!download.isPending) download.mutate();
          }}
        >
          <Download aria-hidden />
          {download.isPending ? 'Downloading…' : `Download all (${files.length})`}
        </Button>
        {download.isPending && (
          <Button size="s" variant="ghost" onClick={cancel}>
            <X aria-hidden />
            Cancel
          </Button>
        )}
      </Stack>
      {download.isPending && (
        <Share>
          <ProgressBar aria-label="Downloading all files" max={100} value={percent} />
          <span aria-hidden>{percent}%</span>
        </Share>
      )}
      {download.isError && <Notice variant="danger">Not downloaded. Try again.</Notice>}
      {missing > 0 && (
        <Notice variant="warning">
          {missing === 1
            ? '1 file was removed and is not in the zip.'
            : `${missing} files were removed and are not in the zip.`}
        </Notice>
      )}
      <VisuallyHidden role="status">
        {download.data?.isSaved ? 'All files saved' : ''}
      </VisuallyHidden>
    </Stack>
  );
}

const Share = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 4ch;
  gap: ${tokens.space[2]};
  align-items: center;
  max-inline-size: 320px;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;
`;
