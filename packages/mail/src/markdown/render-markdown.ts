import { marked, type MarkedToken, type Token } from 'marked';
import { createElement as h, Fragment, type CSSProperties, type ReactNode } from 'react';
import { bodyText, heading, link } from '../layout/blocks.ts';
import { colors } from '../layout/colors.ts';
import type { Site } from '../outgoing-mail.ts';
import { removeInvisible } from '../text/clean-text.ts';

/**
 * Markdown as elements in the mail's style: headings, paragraphs, lists, quotes, links, bold and italic. Everything else, such as
 * HTML and pictures, appears as it was written.
 */
export function renderMarkdown(text: string, { siteUrl }: Site): ReactNode[] {
  return marked.lexer(removeInvisible(text)).map((token) => renderBlock(token, siteUrl));
}

const ink = { color: colors.ink };
const paragraphStyle: CSSProperties = { ...bodyText, ...ink, margin: '0 0 16px' };
const listStyle: CSSProperties = { ...paragraphStyle, padding: '0 24px' };
const quoteStyle: CSSProperties = {
  borderInlineStart: `3px solid ${colors.border}`,
  margin: '0 0 16px',
  padding: '0 16px',
};

function renderBlock(token: Token, siteUrl: string): ReactNode {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return heading(
        { level: known.depth < 3 ? 'h2' : 'h3', dir: 'auto' },
        ...renderInline(known.tokens, siteUrl),
      );
    case 'paragraph':
      return userParagraph(paragraphStyle, renderInline(known.tokens, siteUrl));
    case 'list': {
      const items = known.items.map(({ tokens }) =>
        h(
          'li',
          { style: { margin: '0 0 4px' } },
          ...tokens.map((item) => renderItem(item, siteUrl)),
        ),
      );
      const style = { className: 'ink', style: listStyle, dir: 'auto' };
      return known.ordered
        ? h('ol', { ...style, start: Number(known.start) }, ...items)
        : h('ul', style, ...items);
    }
    case 'blockquote':
      return h(
        'blockquote',
        { className: 'line', style: quoteStyle },
        ...known.tokens.map((inner) => renderBlock(inner, siteUrl)),
      );
    default:
      return userParagraph({ ...paragraphStyle, whiteSpace: 'pre-line' }, [known.raw.trim()]);
  }
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
      case 'del':
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
