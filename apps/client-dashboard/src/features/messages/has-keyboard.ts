/** Where a keyboard stands ready, and no other would cover half the screen. */
export function hasKeyboard() {
  return window.matchMedia('(min-width: 1024px) and (hover: hover)').matches;
}
