import { readWholeAudit, useDataClient, type AuditFilters } from '@showcase/data';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button, formatCount, Notice } from '@showcase/ui';
import { Download } from 'lucide-react';
import { isBehind, useDecided } from '../../shared/reason/use-decided.ts';
import { useNotify } from '../../shared/notify-context.ts';
import { toAuditCsv } from './audit-csv.ts';
import { saveFile } from './save-file.ts';

/** Exports exactly what is filtered: all its pages. */
export function ExportButton({ filters }: { filters: AuditFilters }) {
  const client = useDataClient();
  const notify = useNotify();
  const decided = useDecided();
  const exporting = useSubmit({
    mutationFn: () => readWholeAudit(client, filters),
    onSuccess(entries) {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`audit-log-${day}.csv`, toAuditCsv(entries), 'text/csv;charset=utf-8');
      notify({
        kind: 'success',
        text:
          entries.length === 1
            ? '1 entry is exported.'
            : `${formatCount(entries.length)} entries are exported.`,
      });
    },
    onError(error) {
      if (isBehind(error)) void decided();
    },
  });
  return (
    <>
      <Button onClick={() => exporting.mutate()} isBusy={exporting.isPending}>
        <Download aria-hidden />
        Export CSV
      </Button>
      {exporting.error && (
        <Notice variant="danger">
          {explainError(exporting.error, { action: 'The log was not exported.' })}
        </Notice>
      )}
    </>
  );
}
