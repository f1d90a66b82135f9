export { toCsv } from './to-csv.ts';
