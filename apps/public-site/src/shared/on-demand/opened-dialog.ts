/** The dialog that opened this history entry. */
export function openedDialog(state: unknown) {
  const isKnown = typeof state === 'object' && state !== null && 'openedDialog' in state;
  return isKnown ? state.openedDialog : null;
}
