import { listAllAuditEntries, type AuditFilters } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { saveCsv } from '@showcase/kit/files';
import { useSubmit } from '@showcase/kit/forms';
import { Button, formatCount } from '@showcase/ui';
import { Download } from 'lucide-react';
import { isStaleDataError, useInvalidateAll } from '../../shared/reason/use-invalidate-all.ts';
import { useNotify } from '@showcase/remote-contract/services';
import { createAuditReport } from './audit-report.ts';

/** Exports all pages of the filtered log. */
export function ExportButton({ filters }: { filters: AuditFilters }) {
  const client = useDataClient();
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  const exporting = useSubmit({
    mutationFn: () => listAllAuditEntries(client, filters),
    onSuccess(entries) {
      const day = new Date().toISOString().slice(0, 10);
      saveCsv(`audit-log-${day}.csv`, createAuditReport(entries));
      notify({
        kind: 'success',
        text:
          entries.length === 1
            ? 'Exported 1 entry.'
            : `Exported ${formatCount(entries.length)} entries.`,
      });
    },
    onError(error) {
      if (isStaleDataError(error)) void invalidateAll();
    },
  });
  return (
    <>
      <Button onClick={() => exporting.mutate()} isBusy={exporting.isPending}>
        <Download aria-hidden />
        Export CSV
      </Button>
      <ErrorNotice error={exporting.error} action="The log wasn't exported." />
    </>
  );
}
