import { parseHtml } from '../guard/parse-html.ts';

const headElements = ['html', 'head', 'meta', 'title', 'link', 'script', 'style', 'base'];

/** The contents of the page's `<meta name="showcase-verify">`. Only of its head: what visitors wrote is in its body. */
export function findMeta(html: string): string[] {
  const found: string[] = [];
  let isInNoScript = false;
  parseHtml(html, {
    onopentag(name, { name: key, content }, parser) {
      if (name === 'noscript') isInNoScript = true;
      else if (isInNoScript) return;
      else if (!headElements.includes(name)) parser.pause();
      else if (name === 'meta' && key === 'showcase-verify' && content !== undefined)
        found.push(content.trim());
    },
    onclosetag(name, parser) {
      if (name === 'noscript') isInNoScript = false;
      if (name === 'head') parser.pause();
    },
  });
  return found;
}
