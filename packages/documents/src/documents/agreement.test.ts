import { expect, it } from 'vitest';
import { loadFontFile as loadFont } from '../testing/load-font.ts';
import { outline, readPdf } from '../testing/read-pdf.ts';
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
    ...TEXT.split('\n').filter(Boolean),
    `SHA-256 of the text: ${fingerprint}`,
    '1 of 1',
  ]);
  const [tree] = trees;
  expect(tree && outline(tree)).toBe('Root(Document(H1 H2 P))');
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
  ['Client: Mina\nA page.', ['paragraph', 'paragraph']],
  ['A sentence.\nAnother one.', ['paragraph', 'paragraph']],
  ['A page.\n\n\nMilestones\n1. Design', ['paragraph', 'heading', 'paragraph']],
  ['Last line', ['paragraph']],
])('reads the parts of %j', (text, kinds) => {
  expect(readBlocks(text).map(({ kind }) => kind)).toEqual(kinds);
});
