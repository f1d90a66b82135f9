import { isolated } from '@showcase/ui';
import { isAccepted, type DraftFile } from './draft-file.ts';

/** What screen readers announce when files are added. */
export function describeAdded(added: readonly DraftFile[]): string {
  const count = added.filter(isAccepted).length;
  const uploads = count === 1 ? 'Uploading 1 file.' : `Uploading ${count} files.`;
  return [count > 0 && uploads, describeProblems(added)].filter(Boolean).join(' ');
}

/** What they announce when a file is uploaded: nothing until the last one is. */
export function describeStored(files: readonly DraftFile[]): string {
  const accepted = files.filter(isAccepted);
  if (!accepted.every(({ state }) => state === 'stored')) return '';
  return accepted.length === 1 ? 'The file is uploaded.' : `${accepted.length} files are uploaded.`;
}

export function describeProblems(files: readonly DraftFile[]): string {
  return files.flatMap(({ name, error }) => (error ? [isolated`${name}: ${error}`] : [])).join(' ');
}
