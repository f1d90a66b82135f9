import { vi } from 'vitest';

const LIST_HEIGHT = 600;
const ROW_HEIGHT = 60;

/**
 * Heights and scrolling for a virtualized list, because the test DOM has no layout. The list with this role is 600 pixels tall, and
 * each row is 60 pixels.
 */
export function fakeLayout(role: string) {
  const positions = new WeakMap<Element, number>();
  const isList = (element: Element) => element.getAttribute('role') === role;
  const getHeight = (element: Element) => (isList(element) ? LIST_HEIGHT : ROW_HEIGHT);
  const getContentHeight = (element: Element) => {
    const spacer = element.firstElementChild;
    return spacer instanceof HTMLElement ? parseFloat(spacer.style.blockSize) : 0;
  };

  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return getHeight(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return getHeight(this);
  });
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return isList(this) ? getContentHeight(this) : ROW_HEIGHT;
  });
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(function (this: Element) {
    return positions.get(this) ?? 0;
  });
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(function (
    this: Element,
    requested: number,
  ) {
    const clamped = Math.max(0, Math.min(requested, getContentHeight(this) - LIST_HEIGHT));
    if (!isList(this) || clamped === positions.get(this)) return;
    positions.set(this, clamped);
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  });
}
