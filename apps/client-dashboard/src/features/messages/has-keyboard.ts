/** Whether the device likely has a physical keyboard, so that focusing a field opens no on-screen keyboard. */
export function hasKeyboard() {
  return window.matchMedia('(min-width: 1024px) and (hover: hover)').matches;
}
