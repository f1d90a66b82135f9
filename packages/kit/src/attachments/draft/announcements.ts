import { bidi } from '@showcase/ui';
import { isAccepted, LOCATION_WARNING, type DraftFile } from './draft-file.ts';

/** The announcements of screen readers when files are added. */
export function describeAdded(added: readonly DraftFile[]): string {
  const count = added.filter(isAccepted).length;
  const uploads = count === 1 ? 'Uploading 1 file.' : `Uploading ${count} files.`;
  return [count > 0 && uploads, describeProblems(added)].filter(Boolean).join(' ');
}

/** The announcements when a file is uploaded: nothing until the last one is. */
export function describeStored(files: readonly DraftFile[]): string {
  const accepted = files.filter(isAccepted);
  if (!accepted.every(({ state }) => state === 'stored')) return '';
  const { length } = accepted;
  const uploads = length === 1 ? 'The file is uploaded.' : `${length} files are uploaded.`;
  return [uploads, describeLocations(accepted)].filter(Boolean).join(' ');
}

/** The announcements when it turns out that files say where they were taken. */
export function describeLocations(files: readonly DraftFile[]): string {
  return files
    .filter(({ hasLocation }) => hasLocation)
    .map(({ name }) => bidi`${name}: ${LOCATION_WARNING}`)
    .join(' ');
}

export function describeProblems(files: readonly DraftFile[]): string {
  return files.flatMap(({ name, error }) => (error ? [bidi`${name}: ${error}`] : [])).join(' ');
}
