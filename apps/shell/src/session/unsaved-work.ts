/** A page that holds unsaved work objects to being left: every guard listens for `beforeunload`. */
export function hasUnloadGuard(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
