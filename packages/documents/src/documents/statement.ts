import { formatDate, formatMoney } from '@showcase/ui';
import { openFontBook, type LoadFont } from '../fonts/font-book.ts';
import { COLORS } from '../page/page-style.ts';
import { Pages } from '../page/pages.ts';
import { writeFacts, writeTable, type TableColumn } from '../page/table.ts';
import { numberPages, writeText } from '../page/text-blocks.ts';
import { allTexts } from './all-texts.ts';

type DateInput = Parameters<typeof formatDate>[0];

export type StatementRow = {
  date: DateInput;
  client: string;
  title: string;
  cents: number;
  status: string;
};

/** In cents; what is not given is not listed. */
export type StatementTotals = {
  agreed?: number;
  completed?: number;
  toBePaid?: number;
  received?: number;
  refunded?: number;
};

export type StatementData = {
  name: string;
  /** Such as 'Nov 2026'. */
  period: string;
  created: DateInput;
  rows: readonly StatementRow[];
  totals: StatementTotals;
};

const COLUMNS: TableColumn[] = [
  { header: 'Date', share: 0.16 },
  { header: 'Client', share: 0.22 },
  { header: 'Title', share: 0.28 },
  { header: 'Status', share: 0.14 },
  { header: 'Amount', share: 0.2, align: 'end' },
];

const TOTALS = {
  agreed: 'Agreed',
  completed: 'Completed',
  toBePaid: 'To be paid',
  received: 'Received',
  refunded: 'Refunded',
} as const;

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
      formatDate(date),
      client,
      title,
      status,
      formatMoney(cents / 100),
    ]),
  );
  writeText(pages, 'Totals', { style: 'heading' });
  writeFacts(pages, listTotals(data.totals), { align: 'end' });
  writeText(pages, 'Payments are settled between you and the client.', {
    style: 'note',
    color: COLORS.muted,
  });
  numberPages(pages);
  return pages.finish();
}

function listTotals(totals: StatementTotals) {
  const keys = ['agreed', 'completed', 'toBePaid', 'received', 'refunded'] as const;
  return keys.flatMap((key) => {
    const cents = totals[key];
    return cents === undefined ? [] : [[TOTALS[key], formatMoney(cents / 100)] as const];
  });
}
