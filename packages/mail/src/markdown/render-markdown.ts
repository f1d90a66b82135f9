import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { createElement as h, Fragment, type CSSProperties, type ReactNode } from 'react';
import { bodyText, breakLines, heading, link } from '../layout/blocks.ts';
import { colors } from '../layout/colors.ts';
import type { Site } from '../outgoing-mail.ts';
import { removeInvisible } from '../text/clean-text.ts';

/** Without what the form does not offer, and what a text may have by chance: names of links, and headings underlined with dashes. */
const markdown = new Marked({
  gfm: false,
  tokenizer: { def: () => undefined, lheading: () => undefined },
});

/**
 * Markdown as elements in the mail's style: headings, paragraphs, lists, quotes, links, bold and italic. Everything else, such as
 * HTML, pictures and tables, appears as it was written.
 */
export function renderMarkdown(text: string, { siteUrl }: Site): ReactNode[] {
  return markdown.lexer(removeInvisible(text)).map((token) => renderBlock(token, siteUrl));
}

const ink = { color: colors.ink };
const paragraphStyle: CSSProperties = { ...bodyText, ...ink, margin: '0 0 16px' };
const listStyle: CSSProperties = { ...paragraphStyle, padding: '0 24px' };
const quoteStyle: CSSProperties = {
  borderLeft: `3px solid ${colors.border}`,
  margin: '0 0 16px',
  padding: '0 16px',
};

function renderBlock(token: Token, siteUrl: string): ReactNode {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'space':
      return null;
    case 'heading':
      return heading(
        { level: known.depth < 3 ? 'h2' : 'h3', dir: 'auto' },
        ...renderInline(known.tokens, siteUrl),
      );
    case 'paragraph':
      return userParagraph(paragraphStyle, renderInline(known.tokens, siteUrl));
    case 'list': {
      const props = { className: 'ink', style: listStyle, dir: 'auto' };
      if (!known.ordered) return h('ul', props, ...renderItems(known.items, siteUrl));
      const lists = splitByNumbers(known.items);
      return lists.map(({ start, items }, index) =>
        h('ol', { key: index, ...props, start }, ...renderItems(items, siteUrl)),
      );
    }
    case 'blockquote':
      return h(
        'blockquote',
        { className: 'line', style: quoteStyle },
        ...known.tokens.map((inner) => renderBlock(inner, siteUrl)),
      );
    default:
      return userParagraph(paragraphStyle, breakLines(known.raw.trim()));
  }
}

function renderItems(items: readonly Tokens.ListItem[], siteUrl: string) {
  return items.map(({ tokens }) =>
    h('li', { style: { margin: '0 0 4px' } }, ...tokens.map((item) => renderItem(item, siteUrl))),
  );
}

type Numbered = { start: number; items: Tokens.ListItem[] };

/** Lists whose numbers follow each other, so that each item has the number that was typed; the same one again counts up. */
function splitByNumbers(items: readonly Tokens.ListItem[]): Numbered[] {
  const lists: Numbered[] = [];
  let previous: number | undefined;
  for (const item of items) {
    const number = Number.parseInt(item.raw, 10);
    const last = lists.at(-1);
    if (last && (number === previous || number === last.start + last.items.length)) {
      last.items.push(item);
    } else lists.push({ start: number, items: [item] });
    previous = number;
  }
  return lists;
}

/** A list's item is a line of text, or blocks. */
function renderItem(token: Token, siteUrl: string): ReactNode {
  const known = token as MarkedToken;
  if (known.type !== 'text') return renderBlock(token, siteUrl);
  return h(Fragment, null, ...renderInline(known.tokens ?? [token], siteUrl));
}

function userParagraph(style: CSSProperties, content: ReactNode[]) {
  return h('p', { className: 'ink', dir: 'auto', style }, ...content);
}

function renderInline(tokens: Token[], siteUrl: string): ReactNode[] {
  return tokens.map((token) => {
    const known = token as MarkedToken;
    switch (known.type) {
      case 'strong':
      case 'em':
        return h(known.type, null, ...renderInline(known.tokens, siteUrl));
      case 'link': {
        const content = renderInline(known.tokens, siteUrl);
        const href = readHref(known.href, siteUrl);
        return href === null ? known.raw : link(href, ...content);
      }
      case 'br':
        return h('br');
      case 'escape':
      case 'text':
        // It may have been written as an entity.
        return removeInvisible(known.text);
      default:
        return known.raw;
    }
  });
}

function readHref(href: string, siteUrl: string): string | null {
  const url = URL.parse(href, `${siteUrl}/`);
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}
