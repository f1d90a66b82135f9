import { formatDate, formatMoney } from '@showcase/ui';
import type { LoadFont } from '../fonts/open-font-book.ts';
import { openFontBook } from '../fonts/open-font-book.ts';
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
  /** With VAT; negative if it was credited. */
  cents: number;
  /** Null before it is invoiced. */
  netCents: number | null;
  taxCents: number | null;
  status: string;
};

export type StatementData = {
  name: string;
  /** Such as 'Nov 2026'. */
  period: string;
  created: DateInput;
  rows: readonly StatementRow[];
  /** In cents. */
  totals: Record<'agreed' | 'completed' | 'credited' | 'net' | 'tax' | 'gross', number>;
};

const COLUMNS: TableColumn[] = [
  { header: 'Date', share: 0.152 },
  { header: 'Title and client', share: 0.243 },
  { header: 'Status', share: 0.135 },
  { header: 'Net', share: 0.165, align: 'end' },
  { header: 'VAT', share: 0.14, align: 'end' },
  { header: 'Amount', share: 0.165, align: 'end' },
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
    data.rows.map(({ date, client, title, status, netCents, taxCents, cents }) => [
      date,
      `${title}\n${client}`,
      status,
      formatCents(netCents),
      formatCents(taxCents),
      formatCents(cents),
    ]),
  );
  writeText(pages, 'Totals', { style: 'heading' });
  const { agreed, completed, credited, net, tax, gross } = data.totals;
  writeFacts(
    pages,
    [
      ['Agreed', formatCents(agreed)],
      ['Completed', formatCents(completed)],
      ['Credited and refunded', formatCents(credited)],
      ['Invoiced, net', formatCents(net)],
      ['VAT', formatCents(tax)],
      ['Gross, less credits and refunds', formatCents(gross)],
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

function formatCents(cents: number | null): string {
  return cents === null ? '' : formatMoney(cents / 100);
}
