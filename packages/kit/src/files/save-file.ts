import { toSafeFileName } from '@showcase/data/attachments';
import { toCsv, type CsvRow } from './to-csv.ts';

/** Downloads a file under the given name, as far as every system accepts it. */
export function saveFile(name: string, file: Blob) {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = toSafeFileName(name);
  link.click();
  // Revoke later, because the browser reads the URL after the current task.
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** Downloads rows as a CSV file, with a byte order mark so that spreadsheets read it as UTF-8. */
export function saveCsv(name: string, rows: readonly CsvRow[]) {
  saveFile(name, new Blob(['\ufeff', toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
}
