/** Whether the page has unsaved work: every guard listens for `beforeunload` and prevents it. */
export function hasUnloadGuard(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
