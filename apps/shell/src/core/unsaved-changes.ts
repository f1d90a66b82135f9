import type { UnsavedChanges } from '@showcase/remote-contract';

const reports = new Set<object>();
let hasUnreportedGuards = false;

/** Where remotes report work that a reload would lose. One per page, as the browser's own question is. */
export const unsavedChanges: UnsavedChanges = {
  register: () => {
    const report = {};
    reports.add(report);
    return () => void reports.delete(report);
  },
};

/** For remotes that were built before there was a place to report: their guards only prevent `beforeunload`. */
export function acceptUnloadGuards(): void {
  hasUnreportedGuards = true;
}

/** Whether the page has unsaved work. */
export function hasUnsavedChanges(): boolean {
  if (reports.size > 0) return true;
  if (!hasUnreportedGuards) return false;
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
