import { PLANTED } from '../proxy/kinds.ts';

const KEY = 'faults-seen';

/** Texts that no user should read, from any source. */
const RAW = [
  PLANTED,
  '(Type|Syntax|Reference|Range)Error',
  'Failed to fetch|NetworkError|Load failed',
  'Unexpected (token|end|Application Error)',
  'row-level security|violates|PGRST\\d|\\bSQL\\b',
  '</?(html|body|h1|script)|\\{"',
  '\\[object |\\bNaN\\b',
].join('|');

/** Texts from the samples of the public site. */
const SAMPLES =
  'PulseBoard Analytics|Corner Market|StudyPath|Alex Morgan|Nadia Rossi|Sample data|Showing sample';

export const watch = { key: KEY, raw: RAW, samples: SAMPLES };

/** Runs in the page before its own code: records forbidden text, however briefly it is shown. */
export function watchTexts({ key, raw, samples }: typeof watch): void {
  const isRaw = new RegExp(raw);
  const isSample = new RegExp(samples);
  const note = (text: string) => {
    const seen = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...seen, text.trim().slice(0, 120)]));
  };
  const check = (node: Node) => {
    const text = node.nodeValue ?? '';
    // Collapsed there, for users who report a failure.
    if (node.parentElement?.closest('script, style, template, noscript, details')) return;
    if (isRaw.test(text)) note(`raw: ${text}`);
    // The landing page shows samples to everyone.
    if (location.pathname !== '/' && isSample.test(text)) note(`sample: ${text}`);
  };
  const checkAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return check(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) check(texts.currentNode);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') check(target);
      else addedNodes.forEach(checkAll);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page before its own code: makes five seconds of a timeout take one. */
export function shortenTimeouts(): void {
  const wait = window.setTimeout.bind(window);
  const shorten = (ms: number) => (ms >= 8_000 ? ms / 5 : ms);
  window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    wait(run, shorten(ms), ...rest)) as typeof setTimeout;
  const limit = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => limit(shorten(ms));
}

/** Runs in the page: whether it shows anything and has a heading or title. */
export function isBlank(): boolean {
  const isShown = (element: Element) => element.checkVisibility() && element.textContent.trim();
  const named = [...document.querySelectorAll('main, [role="main"], h1, h2')];
  return !document.body.innerText.trim() || !named.some(isShown);
}
