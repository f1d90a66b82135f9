import { formatMoney } from '@showcase/ui';
import type { EInvoice } from '../e-invoice/e-invoice.ts';
import { nameCountry } from '../e-invoice/tax/countries.ts';
import type { LoadFont } from '../fonts/open-font-book.ts';
import { openFontBook } from '../fonts/open-font-book.ts';
import { COLORS } from '../page/page-style.ts';
import { Pages } from '../page/pages.ts';
import { writeFacts, writeTable } from '../page/table.ts';
import { numberPages, writeQrCode, writeText } from '../page/text-blocks.ts';
import { allTexts } from './all-texts.ts';
import { describeTax, listTaxAmounts, toArchive } from './invoice-tax.ts';

export type InvoiceParty = {
  name: string;
  /** As one text, where there are no fields of it. */
  address?: string | null;
  street?: string | null;
  postalCode?: string | null;
  city?: string | null;
  country?: string | null;
  taxId?: string | null;
  vatId?: string | null;
  registration?: string | null;
  phone?: string | null;
  email?: string | null;
  /** Of ours, where an e-invoice needs one. */
  id?: string | null;
};

/** What an invoice says since it was issued: nothing that happens to it later is part of it. */
export type InvoiceData = {
  kind: EInvoice['kind'];
  number: string;
  /** The day as it is printed: both sides read the same one. */
  issued: string;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  lines: readonly { title: string; cents: number }[];
  totalCents: number;
  /** The invoice that this one corrects or credits, with its day as it is printed and as 2026-11-26. */
  refersTo?: { number: string; issued: string | null; day: string | null } | null;
  note?: string | null;
  /** How it is to be paid, as it was issued. */
  payment?: { url?: string | null; instructions?: string | null } | null;
  /** With its tax: then the lines are its own, and it is attached to an archive unless something is missing. */
  eInvoice?: EInvoice | null;
};

const QR_CODE_SIDE = 110;

/** Both sides read it. */
const SETTLEMENT = 'Payments are settled between the creator and the client, in US dollars.';

export async function renderInvoice(
  data: InvoiceData,
  { loadFont }: { loadFont?: LoadFont } = {},
): Promise<Uint8Array> {
  const { eInvoice } = data;
  const title = `${data.kind === 'credit' ? 'Credit note' : 'Invoice'} ${data.number}`;
  const archive = eInvoice ? toArchive(eInvoice) : null;
  const pages = new Pages(title, await openFontBook(allTexts(data), { loadFont }), archive);
  writeText(pages, title, { style: 'title' });
  const reference = describeReference(data);
  if (reference) writeText(pages, reference);
  writeFacts(pages, [
    ['Issued', data.issued],
    ...(eInvoice?.terms ? [['Terms', eInvoice.terms] satisfies [string, string]] : []),
  ]);
  writeTable(
    pages,
    [
      { header: 'From', share: 0.5 },
      { header: 'To', share: 0.5 },
    ],
    [[describeParty(data.seller), describeParty(data.buyer)]],
  );
  writeTable(
    pages,
    [
      { header: 'Description', share: 0.75 },
      { header: 'Amount', share: 0.25, align: 'end' },
    ],
    listLines(data).map(({ title: line, cents }) => [line, formatCents(cents)]),
  );
  writeFacts(pages, listAmounts(data), { align: 'end', hasTotal: true });
  const tax = eInvoice ? describeTax(eInvoice) : null;
  if (tax) writeText(pages, tax, { gap: 12 });
  if (data.note) {
    writeText(pages, 'Note', { style: 'heading' });
    writeText(pages, data.note, { gap: 12 });
  }
  writePayment(pages, data);
  writeText(pages, SETTLEMENT, { style: 'note', color: COLORS.muted });
  numberPages(pages);
  return pages.finish();
}

function writePayment(pages: Pages, { payment }: InvoiceData) {
  const { url, instructions } = payment ?? {};
  if (!url && !instructions) return;
  writeText(pages, 'Payment', { style: 'heading' });
  if (instructions) writeText(pages, instructions);
  if (!url) return;
  // A short link stays with its code.
  if (pages.room < QR_CODE_SIDE + 40) pages.nextPage();
  writeText(pages, url, { link: url });
  writeQrCode(pages, url, QR_CODE_SIDE);
}

/** As the attached invoice has them, so that sums are the same. */
function listLines({ lines, eInvoice }: InvoiceData) {
  return eInvoice?.lines.map(({ title, netCents }) => ({ title, cents: netCents })) ?? lines;
}

function describeReference({ kind, refersTo }: InvoiceData): string | null {
  if (!refersTo) return null;
  const verb = kind === 'credit' ? 'Credits' : 'Corrects';
  const day = refersTo.issued ? ` of ${refersTo.issued}` : '';
  return `${verb} invoice ${refersTo.number}${day}`;
}

function listAmounts({ kind, eInvoice, totalCents }: InvoiceData): [string, string][] {
  const name = kind === 'credit' ? 'Credited (USD)' : 'Total (USD)';
  return [...(eInvoice ? listTaxAmounts(eInvoice) : []), [name, formatCents(totalCents)]];
}

function describeParty(party: InvoiceParty) {
  const { name, address, street, postalCode, city, country } = party;
  const { taxId, vatId, registration, phone, email } = party;
  const fields = [
    street,
    [postalCode, city].filter(Boolean).join(' '),
    country && nameCountry(country),
  ].filter(Boolean);
  return [
    name,
    ...(fields.length > 0 ? fields : [address]),
    vatId && `VAT ID: ${vatId}`,
    taxId && `Tax ID: ${taxId}`,
    registration && `Registration: ${registration}`,
    phone && `Telephone: ${phone}`,
    email && `Email: ${email}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function formatCents(cents: number) {
  return formatMoney(cents / 100);
}
