import { toDay } from '@showcase/data/days';
import { ErrorNotice } from '@showcase/kit/errors';
import { saveCsv, type CsvRow } from '@showcase/kit/files';
import { useSubmit } from '@showcase/kit/forms';
import { Button, formatCount } from '@showcase/ui';
import Download from 'lucide-react/icons/download';
import { isStaleDataError, useInvalidateAll } from '../reason/use-invalidate-all.ts';
import { useNotify } from '@showcase/remote-contract/services';
import type { Noun } from './page-steps.tsx';

type ExportButtonProps<T> = {
  /** Of the file, without the day. */
  name: string;
  noun: Noun;
  load: () => Promise<T[]>;
  toReport: (items: readonly T[]) => CsvRow[];
};

/** Exports all pages of a list as it is filtered. */
export function ExportButton<T>({ name, noun, load, toReport }: ExportButtonProps<T>) {
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  const exporting = useSubmit({
    mutationFn: load,
    onSuccess(items) {
      const day = toDay(new Date(), 'UTC');
      saveCsv(`${name}-${day}.csv`, toReport(items));
      const unit = items.length === 1 ? noun[0] : noun[1];
      notify({ kind: 'success', text: `Exported ${formatCount(items.length)} ${unit}.` });
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
      <ErrorNotice error={exporting.error} action="Nothing was exported." />
    </>
  );
}
