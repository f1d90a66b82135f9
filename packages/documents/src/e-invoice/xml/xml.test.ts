import { expect, it } from 'vitest';
import { anEInvoice } from '../testing/an-e-invoice.ts';
import { readXml } from '../testing/read-xml.ts';
import { readTerms } from '../testing/terms.ts';
import { writeCii } from './write-cii.ts';
import { writeUbl } from './write-ubl.ts';
import { element, writeXml, type XmlElement } from './xml.ts';

const write = (node: XmlElement | null) => writeXml(node as XmlElement);

it('escapes texts and attributes', () => {
  expect(write(element('a', 'R&D; <b> "c"', { d: '"<&' }))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a d="&quot;&lt;&amp;">R&amp;D; &lt;b&gt; &quot;c&quot;</a>',
  );
});

it('leaves out what XML cannot contain', () => {
  expect(write(element('a', 'x\u0000\uFFFE\uD800y'))).toContain('<a>xy</a>');
});

it('writes no empty elements', () => {
  expect(element('a', [element('b', ''), element('c', [])])).toBeNull();
});

it.each(['R&D; <Studio> "7"', 'true', 'محمّد', '😀'])('%s is read as it was written', (title) => {
  const invoice = anEInvoice({ note: title, lines: [{ title, netCents: 119_000 }] });
  for (const xml of [writeCii(invoice), writeUbl(invoice, 'peppol')]) {
    const read = readTerms(readXml(xml));
    expect([read.text('note'), read.lines[0]?.text('name')]).toEqual([title, title]);
  }
});

it('writes days as each syntax does, and a reference with the type of its own', () => {
  const refersTo = { number: '2026-0001', issued: '2026-10-01' };
  const invoice = anEInvoice({ kind: 'credit', refersTo });
  const cii = writeCii(invoice);
  expect(cii).toContain('<qdt:DateTimeString format="102">20261001</qdt:DateTimeString>');
  expect(cii).toContain('<udt:DateTimeString format="102">20261126</udt:DateTimeString>');
  expect(writeUbl(invoice, 'peppol')).toContain('<cbc:IssueDate>2026-11-26</cbc:IssueDate>');
});

it('names a seller by a number of ours where nothing else may be written', () => {
  const invoice = anEInvoice({}, { taxCase: 'outside_scope' });
  const seller = { ...invoice.seller, taxNumber: '12/345' };
  const read = (fields: object) =>
    readTerms(readXml(writeUbl({ ...invoice, seller: { ...seller, ...fields } }, 'peppol')));
  expect(read({ registration: null }).text('sellerId')).toBe('ada');
  expect(read({}).find('sellerId')).toEqual([]);
  // All sellers in Peppol have a VAT ID, and some countries have other texts in the place of a tax number.
  expect(read({}).find('sellerTaxIds')).toEqual([]);
});

it('states the tax a second time in the currency of the country', () => {
  const invoice = anEInvoice({}, { taxCase: 'domestic' });
  const totals = '<ram:TaxTotalAmount currencyID="USD">190.00</ram:TaxTotalAmount>';
  expect(writeCii(invoice)).toContain(
    `${totals}<ram:TaxTotalAmount currencyID="EUR">174.80</ram:TaxTotalAmount>`,
  );
  expect(writeUbl(invoice, 'peppol')).toContain(
    '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">174.80</cbc:TaxAmount></cac:TaxTotal>',
  );
});
