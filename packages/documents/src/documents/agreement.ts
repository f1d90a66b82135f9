import { openFontBook, type LoadFont } from '../fonts/font-book.ts';
import { COLORS } from '../page/page-style.ts';
import { Pages } from '../page/pages.ts';
import { numberPages, writeText } from '../page/text-blocks.ts';
import { allTexts } from './all-texts.ts';
import { readBlocks } from './read-blocks.ts';

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
  for (const { kind, text } of readBlocks(data.text)) {
    writeText(pages, text, kind === 'heading' ? { style: 'heading' } : {});
  }
  writeText(pages, `SHA-256 of the text: ${data.fingerprint}`, {
    style: 'note',
    color: COLORS.muted,
  });
  numberPages(pages);
  return pages.finish();
}
