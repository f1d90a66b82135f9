import { expect, it } from 'vitest';
import { loadFontFile as loadFont } from '../testing/load-font.ts';
import { outline, readPdf, readStarts } from '../testing/read-pdf.ts';
import { renderAgreement } from './agreement.ts';
import { readBlocks } from './read-blocks.ts';

const TEXT = `Agreement of request 5
Client: Mina (mina)

Scope
A landing page.
Две страницы.

The client owns the code and may use it freely once it is paid for in full.
`;

it('has all lines of the text and its fingerprint', async () => {
  const fingerprint = 'ab'.repeat(32);
  const { texts, trees } = await readPdf(
    await renderAgreement({ title: 'Agreement', text: TEXT, fingerprint }, { loadFont }),
  );
  expect(texts.flat()).toEqual([
    'Agreement',
    ...TEXT.replace(': ', ' ').split('\n').filter(Boolean),
    `SHA-256 of the text: ${fingerprint}`,
    '1 of 1',
  ]);
  const [tree] = trees;
  expect(tree && outline(tree)).toBe('Root(Document(H1 H2 Table(TBody(TR(TH TD))) P))');
});

it.each([
  ['R&D contract', 'R&D contract'],
  ['<b>Mina & "Ada"</b> &amp; ]]> it\'s', '<b>Mina & "Ada"</b> &amp; ]]> it\'s'],
  ['Договор 契約 😀', 'Договор 契約 😀'],
  ['A\u0001B\ufffeC\ud800D', 'ABCD'],
])(
  'has the title %j in its metadata, which readers and archives read as XML',
  async (title, read) => {
    const bytes = await renderAgreement({ title, text: TEXT, fingerprint: '' }, { loadFont });
    const { metadata } = await readPdf(bytes);
    expect(metadata.info).toMatchObject({ Title: read });
    expect(metadata.metadata.get('dc:title')).toBe(read);
    expect(metadata.metadata.getRaw()).not.toMatch(/&(?!amp;|lt;|gt;)|<(?![?/a-z])/);
  },
);

it.each([
  ['Scope\nA page.', ['heading', 'paragraph']],
  ['Client: Mina\nPrice: $1.00\nA page.', ['facts', 'paragraph']],
  ['  Price: $1.00', ['quote']],
  ['Scope\n  1. A: $1.00, due May 1, 2026', ['heading', 'quote']],
  ['A sentence.\nAnother one.', ['paragraph', 'paragraph']],
  ['A page.\n\n\nMilestones\n1. Design', ['paragraph', 'heading', 'paragraph']],
  ['Last line', ['paragraph']],
  [
    'A page.\n\nRequested by Mina on May 1, 2026 at 9:00 America/New_York\nAccepted by Ada on May 2, 2026 at 9:00 UTC',
    ['paragraph', 'paragraph', 'paragraph'],
  ],
])('reads the parts of %j', (text, kinds) => {
  expect(readBlocks(text).map(({ kind }) => kind)).toEqual(kinds);
});

it('sets names beside what they stand for, and milestones in columns', () => {
  const text = `Client: Mina (@mina)
Price: $1,400.00

Milestones
  1. Design: $1.00, due today: $400.00, due May 1, 2026
  2. Build: $1,000.00, due Jun 1, 2026, paid trial
`;
  expect(readBlocks(text)).toEqual([
    {
      kind: 'facts',
      facts: [
        ['Client', 'Mina (@mina)'],
        ['Price', '$1,400.00'],
      ],
    },
    { kind: 'heading', text: 'Milestones' },
    {
      kind: 'milestones',
      rows: [
        ['1. Design: $1.00, due today', 'May 1, 2026', '$400.00'],
        ['2. Build', 'Jun 1, 2026, paid trial', '$1,000.00'],
      ],
    },
  ]);
});

it('sets all lines of what people wrote as far in', async () => {
  const text = `Scope\n  ${'A page for a bakery. '.repeat(12)}\n  A sign.\n\nOurs.`;
  const bytes = await renderAgreement({ title: 'Agreement', text, fingerprint: '' }, { loadFont });
  const [page] = (await readPdf(bytes)).pages;
  const written = page ? await readStarts(page, /bakery|sign/) : [];
  const [ours] = page ? await readStarts(page, /Ours/) : [];

  expect(written.length).toBeGreaterThan(2);
  expect(new Set(written)).toEqual(new Set([Number(ours) + 12]));
});
