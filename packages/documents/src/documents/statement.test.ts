import { expect, it } from 'vitest';
import { loadFontFile as loadFont } from '../testing/load-font.ts';
import { outline, readPdf } from '../testing/read-pdf.ts';
import { renderStatement, type StatementData } from './statement.ts';

const HEAD = 'Date Client Title Status Amount';

const aStatement = (fields: Partial<StatementData> = {}): StatementData => ({
  name: 'Ada',
  period: 'Nov 2026',
  created: new Date(2026, 10, 26),
  rows: Array.from({ length: 200 }, (_, index) => ({
    date: 'Nov 21, 2026',
    client: 'Mina',
    title: `Page ${index}`,
    cents: 100_000_000,
    status: 'Completed',
  })),
  totals: { agreed: 1_050, completed: 20_000_000_000 },
  ...fields,
});

it('breaks over pages with the head and the number on each', async () => {
  const { texts, trees } = await readPdf(await renderStatement(aStatement(), { loadFont }));
  expect(texts.length).toBeGreaterThan(5);
  for (const [index, lines] of texts.entries()) {
    expect(lines.filter((line) => line === HEAD)).toHaveLength(1);
    expect(lines.at(-1)).toBe(`${index + 1} of ${texts.length}`);
  }
  const rows = texts.flat().filter((line) => line.startsWith('Nov 21, 2026'));
  expect(rows).toHaveLength(200);
  expect(rows[199]).toBe('Nov 21, 2026 Mina Page 199 Completed $1,000,000.00');
  // The head is content once.
  expect(
    trees.map((tree) => (tree && outline(tree))?.includes('THead(')).filter(Boolean),
  ).toHaveLength(1);
});

it('lists the totals', async () => {
  const { texts } = await readPdf(await renderStatement(aStatement({ rows: [] }), { loadFont }));
  expect(texts.flat().slice(-5)).toEqual([
    'Totals',
    'Agreed $10.50',
    'Completed $200,000,000.00',
    'Payments are settled between you and the client.',
    '1 of 1',
  ]);
});
