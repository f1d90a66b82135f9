import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { surviveTranslators } from './survive-translators.ts';

/** The work of translators: replace each text, also those that appear later. `wraps` is for those that keep the text in the element. */
function translate(root: HTMLElement, { wraps }: { wraps: boolean }) {
  const replace = (text: Text) => {
    const parent = text.parentNode;
    if (!/\p{L}/u.test(text.data) || !parent || parent.nodeName === 'FONT') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    if (wraps) {
      parent.insertBefore(outer, text);
      inner.append(text);
    } else {
      inner.textContent = `ü${text.data}`;
      parent.replaceChild(outer, text);
    }
  };
  const translateAll = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  translateAll(root);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateAll(target);
      else for (const node of addedNodes) if (node.isConnected) translateAll(node);
    }
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

let stops: (() => void)[];
let element: HTMLElement;
let root: Root;

beforeEach(() => {
  // React renders as in a browser, and the translator in between.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  stops = [surviveTranslators()];
});
afterEach(() => {
  flushSync(() => root.unmount());
  for (const stop of stops.toReversed()) stop();
  element.remove();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const read = () => element.textContent.replaceAll('ü', '');

async function show(page: ReactNode) {
  flushSync(() => root.render(page));
  await settle();
}

describe.each([{ wraps: false }, { wraps: true }])('a translated page ($wraps)', (kind) => {
  it('loses a text beside an element', async () => {
    const page = (isLong: boolean) => (
      <p>
        {isLong && 'No results for '}
        <b>query</b>
        {isLong && ' in all words'}
      </p>
    );
    await show(page(true));
    stops.push(translate(element, kind));
    await show(page(false));
    expect(read()).toBe('query');
    await show(page(true));
    expect(read()).toBe('No results for query in all words');
  });

  it('gets an element before a text', async () => {
    const page = (isNew: boolean) => (
      <p>
        {isNew && <b>New </b>}
        {'message'}
        <i> here</i>
      </p>
    );
    await show(page(false));
    stops.push(translate(element, kind));
    await show(page(true));
    expect(read()).toBe('New message here');
  });

  it('shows a text that changes, and not the former one', async () => {
    const page = (text: string) => (
      <p>
        {text} <b>results</b>
      </p>
    );
    await show(page('Loading'));
    stops.push(translate(element, kind));
    await show(page('Loaded'));
    expect(read()).toBe('Loaded results');
    await show(page('Reloaded'));
    expect(read()).toBe('Reloaded results');
  });

  it('shows the same as without a translator, whatever changes', async () => {
    const random = createRandom(7);
    const draw = (depth: number): ReactNode[] => {
      const keys = ['r', 's', 't', 'u', 'v'];
      return Array.from({ length: 1 + random(4) }, () => {
        const text = `${'abcdef'[random(6)]}${random(100)}`;
        const [key] = keys.splice(random(keys.length), 1);
        switch (random(depth === 0 ? 3 : 5)) {
          case 0:
            return null;
          case 1:
            return text;
          case 2:
            return <Fragment key={key}>{text}</Fragment>;
          case 3:
            return <span key={key}>{draw(depth - 1)}</span>;
          default:
            return <span key={key}>{text}</span>;
        }
      });
    };
    await show(<div>{draw(2)}</div>);
    stops.push(translate(element, kind));
    for (let round = 0; round < 150; round += 1) {
      const page = <div>{draw(2)}</div>;
      await show(page);
      const plain = document.createElement('div');
      const plainRoot = createRoot(plain);
      flushSync(() => plainRoot.render(page));
      expect(read()).toBe(plain.textContent);
      plainRoot.unmount();
    }
  });
});

it('does not throw for a node that someone else has removed or moved away', () => {
  const [parent, child, other] = ['p', 'b', 'i'].map((name) => document.createElement(name));
  if (!parent || !child || !other) throw new Error('never');
  expect(parent.removeChild(child)).toBe(child);
  expect(parent.insertBefore(child, other)).toBe(child);
  expect(child.parentNode).toBe(parent);
});

it('is undone', () => {
  stops.pop()?.();
  const [parent, child] = [document.createElement('p'), document.createElement('b')];
  expect(() => parent.removeChild(child)).toThrow();
});

/** The same numbers in each run, from 0 to below the limit. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
