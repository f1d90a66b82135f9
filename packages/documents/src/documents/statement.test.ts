import { expect, it } from 'vitest';
import { loadFontFile as loadFont } from '../testing/load-font.ts';
import { outline, readPdf } from '../testing/read-pdf.ts';
import { renderStatement, type StatementData } from './statement.ts';

const HEAD = 'Date Title and client Status Net VAT Amount';

const aStatement = (fields: Partial<StatementData> = {}): StatementData => ({
  name: 'Ada',
  period: 'Nov 2026',
  created: new Date(2026, 10, 26),
  rows: Array.from({ length: 200 }, (_, index) => ({
    date: 'Nov 21, 2026',
    client: 'Mina',
    title: `Page ${index}`,
    ...{ cents: 100_000_000, netCents: 84_033_613, taxCents: 15_966_387 },
    status: 'Completed',
  })),
  totals: {
    ...{ agreed: 1_050, completed: 20_000_000_000, credited: -11_900 },
    ...{ net: 16_806_712_600, tax: 3_193_275_500, gross: 19_999_988_100 },
  },
  ...fields,
});

it('breaks over pages with the head and the number on each', async () => {
  const { texts, trees } = await readPdf(await renderStatement(aStatement(), { loadFont }));
  expect(texts.length).toBeGreaterThan(5);
  for (const [index, lines] of texts.entries()) {
    // The last page may have the totals alone.
    const hasRows = lines.some((line) => line.startsWith('Nov 21, 2026'));
    expect(lines.filter((line) => line === HEAD)).toHaveLength(hasRows ? 1 : 0);
    expect(lines.at(-1)).toBe(`${index + 1} of ${texts.length}`);
  }
  const rows = texts.flat().filter((line) => line.startsWith('Nov 21, 2026'));
  expect(rows).toHaveLength(200);
  expect(rows[199]).toBe('Nov 21, 2026 Page 199');
  expect(texts.flat()).toContain('Completed $840,336.13 $159,663.87 $1,000,000.00');
  // The head is content once.
  expect(
    trees.map((tree) => (tree && outline(tree))?.includes('THead(')).filter(Boolean),
  ).toHaveLength(1);
});

it('lists the totals', async () => {
  const { texts } = await readPdf(await renderStatement(aStatement({ rows: [] }), { loadFont }));
  expect(texts.flat().slice(-9)).toEqual([
    'Totals',
    'Agreed $10.50',
    'Completed $200,000,000.00',
    'Credited and refunded −$119.00',
    'Invoiced, net $168,067,126.00',
    'VAT $31,932,755.00',
    'Gross, less credits and refunds $199,999,881.00',
    'Payments are settled between you and the client.',
    '1 of 1',
  ]);
});
