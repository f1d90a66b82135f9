import { expect, it } from 'vitest';
import { authTemplates } from './auth/auth-templates.ts';
import { renderMail } from './render-mail.ts';
import { droppedBy } from './testing/dropped-by-clients.ts';
import { createMail, sampleMails } from './testing/sample-mails.ts';

const everyMark = `# Heading\n\n### Smaller\n\n- one\n\n1. two\n\n> quote\n\n[link](/x) **bold** *italic*  \nline\n\n<div>\nx\n</div>`;
const newsletter = createMail('newsletter', { subject: 'News', body: everyMark }, 'newsletter');

const mails = [
  ...[...sampleMails, newsletter].map(
    (mail) => renderMail(mail, { siteUrl: 'https://showcase.example' }).html,
  ),
  ...authTemplates.map(({ html }) => html),
].map((html) => html.replaceAll(/<!--.*?-->/gs, ''));

/** Features that no reader misses where a client drops them. */
const decorations = {
  elements: ['body'],
  attributes: ['target'],
  properties: [
    'border-radius',
    'color-scheme',
    'opacity',
    'overflow',
    'overflow-wrap',
    'word-break',
  ],
};

function collect(pattern: RegExp, texts: string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(names)].toSorted();
}

const tags = mails.flatMap((html) => html.match(/<[a-z][^>]*>/g) ?? []);
const styles = tags.flatMap((tag) => / style="([^"]*)"/.exec(tag)?.[1] ?? []);
const sheets = mails.flatMap((html) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? []);

const used = {
  elements: collect(/^<([a-z][a-z0-9]*)/g, tags),
  attributes: collect(
    / ([a-z-]+)(?=[ />=])/g,
    tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""')),
  ),
  properties: collect(/(?:^|[;{])\s*([a-z-]+)\s*:/g, [...styles, ...sheets]),
};

it('reads what the mails are made of', () => {
  expect(used.elements).toEqual(expect.arrayContaining(['a', 'blockquote', 'h1', 'ol', 'td']));
  expect(used.attributes).toEqual(expect.arrayContaining(['dir', 'href', 'style']));
  expect(used.properties).toEqual(expect.arrayContaining(['color', 'color-scheme', 'padding']));
});

it.each(Object.entries(droppedBy))('%s drops only decorations', (_client, dropped) => {
  for (const kind of ['elements', 'attributes', 'properties'] as const) {
    const needed = used[kind].filter((name) => !decorations[kind].includes(name));
    expect(needed.filter((name) => dropped[kind].includes(name))).toEqual([]);
  }
});
