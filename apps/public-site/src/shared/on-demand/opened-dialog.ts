/** The dialog that this entry of the history was made for. */
export function openedDialog(state: unknown) {
  const isKnown = typeof state === 'object' && state !== null && 'openedDialog' in state;
  return isKnown ? state.openedDialog : null;
}
