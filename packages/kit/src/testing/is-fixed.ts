/** Whether an element is seen at any scroll position. */
export function isFixed(element: Element | null): boolean {
  if (!element) return false;
  return getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement);
}
