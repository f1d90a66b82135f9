import { vi } from 'vitest';

const SCREEN = 600;
const ROW = 60;

/**
 * Heights and scrolling for a virtual list, which a DOM without layout has not: the list with this role is 600 pixels high, its rows
 * are 60 each.
 */
export function fakeLayout(role: string) {
  const positions = new WeakMap<Element, number>();
  const isList = (element: Element) => element.getAttribute('role') === role;
  const heightOf = (element: Element) => (isList(element) ? SCREEN : ROW);
  const contentOf = (element: Element) => {
    const spacer = element.firstElementChild;
    return spacer instanceof HTMLElement ? parseFloat(spacer.style.blockSize) : 0;
  };

  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return heightOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return heightOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return isList(this) ? contentOf(this) : ROW;
  });
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(function (this: Element) {
    return positions.get(this) ?? 0;
  });
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(function (
    this: Element,
    wanted: number,
  ) {
    const reachable = Math.max(0, Math.min(wanted, contentOf(this) - SCREEN));
    if (!isList(this) || reachable === positions.get(this)) return;
    positions.set(this, reachable);
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  });
}
