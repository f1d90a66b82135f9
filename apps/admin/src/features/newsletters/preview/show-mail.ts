import { Parser } from 'htmlparser2';

/** Elements with code or with an effect on the whole page. Mails have none. */
const SKIPPED = new Set(['base', 'embed', 'iframe', 'link', 'object', 'script']);

/**
 * Gives the frame an empty document in standards mode, as a mail client has it. The page's policy requires Trusted Types, and the empty
 * document is the only one that needs no policy, so `fillDocument` builds the mail in it.
 */
export function openDocument(frame: HTMLIFrameElement) {
  const { trustedTypes } = window as { trustedTypes?: { emptyHTML: string } };
  frame.srcdoc = trustedTypes?.emptyHTML ?? '';
}

/** Shows a mail. Its styles go through the CSSOM, because the page's policy allows no inline styles. */
export function fillDocument(document: Document, html: string) {
  const css: string[] = [];
  const parents: Element[] = [];
  clear(document);
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = findElement(document, name) ?? document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        setAttribute(element, attribute, value);
      }
      const isAdded = !element.isConnected && !SKIPPED.has(name) && name !== 'style';
      if (isAdded) (parents.at(-1) ?? document.body).append(element);
      parents.push(element);
    },
    ontext(text) {
      const parent = parents.at(-1);
      if (parent?.localName === 'style') css.push(text);
      else parent?.append(text);
    },
    onclosetag: () => void parents.pop(),
  });
  parser.end(html);
  setStyles(document, css.join(''));
}

function clear({ documentElement, head, body }: Document) {
  for (const element of [documentElement, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
}

function findElement({ documentElement, head, body }: Document, name: string) {
  return { html: documentElement, head, body }[name];
}

function setAttribute(element: Element, name: string, value: string) {
  if (name.startsWith('on')) return;
  if (name === 'style' && 'style' in element) (element as HTMLElement).style.cssText = value;
  else element.setAttribute(name, value);
  if (name === 'href') {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
}

function setStyles(document: Document, css: string) {
  const view = document.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
