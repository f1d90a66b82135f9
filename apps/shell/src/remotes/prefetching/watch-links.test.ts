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
  onIntent.mockReset();
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
  it('reports a link that the pointer rests on', () => {
    hover(link('/projects?q=react'));
    expect(intents()).toEqual([]);

    vi.advanceTimersByTime(100);

    expect(intents()).toEqual(['/projects?q=react']);
  });

  it('ignores a link that the pointer only passes over', () => {
    hover(link('/projects'));
    vi.advanceTimersByTime(30);
    hover(document.body);
    vi.advanceTimersByTime(100);

    expect(intents()).toEqual([]);
  });

  it('reports a focused link at once', () => {
    link('/creators').focus();

    expect(intents()).toEqual(['/creators']);
  });

  it.each([
    ['to another site', 'https://other.test/projects', {}],
    ['to another window', '/projects', { target: '_blank' }],
    ['to a file', '/projects', { download: '' }],
    ['to the current page', location.pathname, {}],
    ['to an email address', 'mailto:hello@example.com', {}],
  ])('ignores a link %s', (_what, href, attributes) => {
    link(href, attributes).focus();

    expect(intents()).toEqual([]);
  });

  it('reports nothing after it is stopped', () => {
    stop();

    link('/creators').focus();

    expect(intents()).toEqual([]);
  });
});
