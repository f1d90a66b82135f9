import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLinks } from './watch-links.ts';

const onIntent = vi.fn<(url: URL) => void>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  stop = watchLinks(onIntent);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  onIntent.mockReset();
  document.body.replaceChildren();
});

function link(href: string, attributes: Record<string, string> = {}) {
  const element = document.createElement('a');
  for (const [name, value] of Object.entries({ href, ...attributes })) {
    element.setAttribute(name, value);
  }
  document.body.append(element);
  return element;
}

const hover = (element: Element) =>
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
const intents = () => onIntent.mock.calls.map(([url]) => url.pathname + url.search);

describe('watchLinks', () => {
  it('tells of a link that the pointer rests on', () => {
    hover(link('/projects?q=react'));
    expect(intents()).toEqual([]);

    vi.advanceTimersByTime(100);

    expect(intents()).toEqual(['/projects?q=react']);
  });

  it('does not tell of a link that the pointer passes over', () => {
    hover(link('/projects'));
    vi.advanceTimersByTime(30);
    hover(document.body);
    vi.advanceTimersByTime(100);

    expect(intents()).toEqual([]);
  });

  it('tells of a link that the focus comes to, at once', () => {
    link('/creators').focus();

    expect(intents()).toEqual(['/creators']);
  });

  it.each([
    ['of another site', 'https://other.test/projects', {}],
    ['to another window', '/projects', { target: '_blank' }],
    ['to a file', '/projects', { download: '' }],
    ['to this very page', location.pathname, {}],
    ['to an address to write to', 'mailto:hello@example.com', {}],
  ])('leaves a link %s alone', (_what, href, attributes) => {
    link(href, attributes).focus();

    expect(intents()).toEqual([]);
  });

  it('hears nothing after it was stopped', () => {
    stop();

    link('/creators').focus();

    expect(intents()).toEqual([]);
  });
});
