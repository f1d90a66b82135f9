export { ConflictDialog } from './lazy-conflict-dialog.ts';
export { getVersionRows } from './get-version-rows.ts';
export { compareValues, copyValues, isEqual, mergeEdits } from './merge-edits.ts';
export {
  explainRejectedPicture,
  saveProfile,
  type ProfileAccess,
  type ProfileSave,
  type SaveOutcome,
} from './save-profile.ts';
