export { saveCsv, saveFile } from './save-file.ts';
export { saveZip, type ZippedFile } from './zip-files.ts';
