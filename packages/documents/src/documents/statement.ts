import { formatDate, formatMoney } from '@showcase/ui';
import { openFontBook, type LoadFont } from '../fonts/font-book.ts';
import { COLORS } from '../page/page-style.ts';
import { Pages } from '../page/pages.ts';
import { writeFacts, writeTable, type TableColumn } from '../page/table.ts';
import { numberPages, writeText } from '../page/text-blocks.ts';
import { allTexts } from './all-texts.ts';

type DateInput = Parameters<typeof formatDate>[0];

export type StatementRow = {
  /** Such as 'Nov 21, 2026'. */
  date: string;
  client: string;
  title: string;
  cents: number;
  status: string;
};

export type StatementData = {
  name: string;
  /** Such as 'Nov 2026'. */
  period: string;
  created: DateInput;
  rows: readonly StatementRow[];
  /** In cents. */
  totals: { agreed: number; completed: number };
};

const COLUMNS: TableColumn[] = [
  { header: 'Date', share: 0.16 },
  { header: 'Client', share: 0.22 },
  { header: 'Title', share: 0.28 },
  { header: 'Status', share: 0.14 },
  { header: 'Amount', share: 0.2, align: 'end' },
];

export async function renderStatement(
  data: StatementData,
  { loadFont }: { loadFont?: LoadFont } = {},
): Promise<Uint8Array> {
  const pages = new Pages(
    `Earnings statement: ${data.period}`,
    await openFontBook(allTexts(data), { loadFont }),
  );
  writeText(pages, 'Earnings statement', { style: 'title' });
  writeFacts(pages, [
    ['Name', data.name],
    ['Period', data.period],
    ['Created', formatDate(data.created)],
  ]);
  writeTable(
    pages,
    COLUMNS,
    data.rows.map(({ date, client, title, status, cents }) => [
      date,
      client,
      title,
      status,
      formatMoney(cents / 100),
    ]),
  );
  writeText(pages, 'Totals', { style: 'heading' });
  const { agreed, completed } = data.totals;
  writeFacts(
    pages,
    [
      ['Agreed', formatMoney(agreed / 100)],
      ['Completed', formatMoney(completed / 100)],
    ],
    { align: 'end' },
  );
  writeText(pages, 'Payments are settled between you and the client.', {
    style: 'note',
    color: COLORS.muted,
  });
  numberPages(pages);
  return pages.finish();
}
