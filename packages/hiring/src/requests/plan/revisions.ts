type Revisions = { revisions: number | null; revisions_used: number };

/** "1 of 2 revisions used"; how many were used if there is no limit, null if that says nothing. */
export function formatRevisions({ revisions, revisions_used: used }: Revisions): string | null {
  if (revisions === null) {
    if (used === 0) return null;
    return used === 1 ? '1 revision used' : `${used} revisions used`;
  }
  if (revisions === 0) return 'None agreed';
  return `${used} of ${revisions} ${revisions === 1 ? 'revision' : 'revisions'} used`;
}
