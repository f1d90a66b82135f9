export { saveCsv, saveFile } from './save-file.ts';
