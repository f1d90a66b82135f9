import type { LoadFont } from '../fonts/open-font-book.ts';
import { openFontBook } from '../fonts/open-font-book.ts';
import { COLORS } from '../page/page-style.ts';
import { Pages } from '../page/pages.ts';
import { writeFacts, writeTable, type TableColumn } from '../page/table.ts';
import { numberPages, writeText } from '../page/text-blocks.ts';
import { allTexts } from './all-texts.ts';
import { readBlocks, type Block } from './read-blocks.ts';

export type AgreementData = {
  title: string;
  /** Plain text; an empty line separates parts. */
  text: string;
  /** The SHA-256 of the text. */
  fingerprint: string;
};

export async function renderAgreement(
  data: AgreementData,
  { loadFont }: { loadFont?: LoadFont } = {},
): Promise<Uint8Array> {
  const pages = new Pages(
    data.title,
    await openFontBook(allTexts(data), { headings: allTexts(data), loadFont }),
  );
  writeText(pages, data.title, { style: 'title', gap: 12 });
  for (const block of readBlocks(data.text)) writeBlock(pages, block);
  writeText(pages, `SHA-256 of the text: ${data.fingerprint}`, {
    style: 'note',
    color: COLORS.muted,
  });
  numberPages(pages);
  return pages.finish();
}

/** Names, and the columns of the milestones, begin at the same quarters of the page. */
function writeBlock(pages: Pages, block: Block) {
  switch (block.kind) {
    case 'facts':
      return writeFacts(pages, block.facts);
    case 'milestones':
      return writeTable(pages, MILESTONE_COLUMNS, block.rows);
    case 'heading':
      return writeText(pages, block.text, { style: 'heading' });
    case 'quote':
      return writeText(pages, block.text, { inset: QUOTE_INSET });
    case 'paragraph':
      return writeText(pages, block.text);
  }
}

/** In points. */
const QUOTE_INSET = 12;

const MILESTONE_COLUMNS: TableColumn[] = [
  { header: 'Milestone', share: 0.5 },
  { header: 'Due', share: 0.25 },
  { header: 'Price', share: 0.25, align: 'end' },
];
