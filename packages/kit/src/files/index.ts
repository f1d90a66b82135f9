export { saveCsv, saveFile } from './save-file.ts';
export type { CsvRow } from './to-csv.ts';
