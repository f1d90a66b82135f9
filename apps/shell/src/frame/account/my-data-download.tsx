import { countLabel } from '@showcase/kit/lists';
import { toDay } from '@showcase/data/days';
import { useDataClient } from '@showcase/data/query';
import { ConfirmationDialog, needsConfirmation } from '@showcase/kit/confirmation';
import { ErrorNotice } from '@showcase/kit/errors';
import { saveFile } from '@showcase/kit/files';
import { useSubmit } from '@showcase/kit/forms';
import { Button, Notice } from '@showcase/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { DownloadRow, Explanation } from './account-dialog.styles.ts';

/** Downloads all of the user's data. */
export function MyDataDownload({ autoFocus }: { autoFocus: boolean }) {
  const client = useDataClient();
  const [progress, setProgress] = useState('');
  const collecting = useSubmit({
    async mutationFn() {
      const { createDataArchive } = await import('./data-archive.ts');
      const { file, missing } = await createDataArchive(client, (done, total) => {
        setProgress(`${done} of ${countLabel(total, 'picture')}`);
      });
      const name = `bolt-showcase-data-${toDay(new Date())}.zip`;
      saveFile(name, file);
      return { name, missing };
    },
    onSettled: () => setProgress(''),
  });
  return (
    <>
      <Explanation>
        Get one zip file with everything you have here, such as your profile, projects, services,
        requests and messages (as JSON), and your pictures.
      </Explanation>
      <DownloadRow>
        <Button
          autoFocus={autoFocus}
          isBusy={collecting.isPending}
          onClick={() => collecting.mutate()}
        >
          <Download aria-hidden />
          Download my data
        </Button>
        <Explanation role="status">{progress}</Explanation>
      </DownloadRow>
      {collecting.isSuccess && (
        <Notice variant="success">
          Saved as {collecting.data.name}.
          {collecting.data.missing > 0 &&
            ` We couldn't find ${collecting.data.missing} of your pictures.`}
        </Notice>
      )}
      <ErrorNotice
        error={needsConfirmation(collecting.error) ? null : collecting.error}
        action="We couldn't collect your data."
      />
      {needsConfirmation(collecting.error) && (
        <ConfirmationDialog
          error={collecting.error}
          onConfirm={() => collecting.mutate()}
          onClose={collecting.reset}
        />
      )}
    </>
  );
}
