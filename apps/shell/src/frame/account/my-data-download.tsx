import { useDataClient } from '@showcase/data';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button, Notice } from '@showcase/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { DownloadRow, Explanation } from './account-dialog.styles.ts';

/** Downloads all of the user's data. */
export function MyDataDownload() {
  const client = useDataClient();
  const [progress, setProgress] = useState('');
  const collecting = useSubmit({
    async mutationFn() {
      const { createDataArchive, saveFile } = await import('./data-archive.ts');
      const { file, missing } = await createDataArchive(client, (done, total) => {
        setProgress(`${done} of ${total} pictures`);
      });
      const name = `bolt-showcase-data-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(file, name);
      return { name, missing };
    },
    onSettled: () => setProgress(''),
  });
  return (
    <>
      <Explanation>
        Your account, profile, projects, services, requests, messages and everything else of yours,
        as JSON, with your pictures, in one zip file.
      </Explanation>
      <DownloadRow>
        <Button isBusy={collecting.isPending} onClick={() => collecting.mutate()}>
          <Download aria-hidden />
          Download my data
        </Button>
        <Explanation role="status">{progress}</Explanation>
      </DownloadRow>
      {collecting.isSuccess && (
        <Notice variant="success">
          Saved as {collecting.data.name}.
          {collecting.data.missing > 0 &&
            ` ${collecting.data.missing} of your pictures could no longer be found.`}
        </Notice>
      )}
      {collecting.error && (
        <Notice variant="danger">
          {explainError(collecting.error, { action: 'Your data was not collected.' })}
        </Notice>
      )}
    </>
  );
}
