import { describe, expect, it } from 'vitest';
import { anEInvoice } from '../e-invoice/testing/an-e-invoice.ts';
import { readXml } from '../e-invoice/testing/read-xml.ts';
import { readTerms } from '../e-invoice/testing/terms.ts';
import { writeCii } from '../e-invoice/xml/write-cii.ts';
import {
  findObjects,
  readGlyphTexts,
  readMetadata,
  readShownGlyphs,
} from '../testing/read-archive.ts';
import { loadFontFile as loadFont } from '../testing/load-font.ts';
import { outline, readPdf } from '../testing/read-pdf.ts';
import { renderInvoice, type InvoiceData } from './invoice.ts';

const anArchive = (fields: Partial<InvoiceData> = {}): InvoiceData => ({
  kind: 'invoice',
  number: '2026-0002',
  issued: 'Nov 26, 2026',
  seller: { name: 'Ada Lovelace' },
  buyer: { name: 'Mina Park' },
  lines: [{ title: 'Landing page', cents: 119_000 }],
  totalCents: 119_000,
  eInvoice: anEInvoice(),
  ...fields,
});

const render = (fields?: Partial<InvoiceData>) => renderInvoice(anArchive(fields), { loadFont });

describe('an archive', () => {
  it('has the invoice attached under the name that readers look for', async () => {
    const bytes = await render();
    const { attachments } = await readPdf(bytes);
    expect([...attachments]).toEqual([['factur-x.xml', writeCii(anEInvoice())]]);
    const [filespec = ''] = findObjects(bytes, /\/Type \/Filespec/);
    expect(filespec).toContain('/AFRelationship /Alternative');
    expect(filespec).toMatch(/\/F \(factur-x\.xml\)[^]*\/UF \(factur-x\.xml\)/);
    expect(filespec).toContain('/Desc (The invoice in XML)');
    const [embedded = ''] = findObjects(bytes, /\/Type \/EmbeddedFile/);
    expect(embedded).toContain('/Subtype /text#2Fxml');
    expect(embedded).toMatch(
      /\/CreationDate \(D:20261126000000Z\)\s+\/ModDate \(D:20261126000000Z\)/,
    );
    const [catalog = ''] = findObjects(bytes, /\/Type \/Catalog/);
    expect(catalog).toMatch(/\/AF \[\d+ 0 R\]/);
    expect(catalog).toMatch(/\/OutputIntents \[\d+ 0 R\]/);
  });

  it('says what it is, in one bag of schemas', async () => {
    const xml = readMetadata(await render());
    expect(xml.match(/<pdfaExtension:schemas>/g)).toHaveLength(1);
    expect(xml).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(xml).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xml).toContain('xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"');
    const names = [...xml.matchAll(/<pdfaProperty:name>(\w+)</g)].map(([, name]) => name);
    const types = [...xml.matchAll(/<pdfaProperty:valueType>(\w+)</g)].map(([, type]) => type);
    expect(names).toEqual([
      'DocumentFileName',
      'DocumentType',
      'Version',
      'ConformanceLevel',
      'part',
    ]);
    expect(types).toEqual(['Text', 'Text', 'Text', 'Text', 'Integer']);
    expect(xml).toMatch(
      /<fx:DocumentFileName>factur-x\.xml<.*<fx:DocumentType>INVOICE<.*<fx:Version>1\.0<.*<fx:ConformanceLevel>EN 16931</,
    );
  });

  it('says when it is payable as the attached invoice does', async () => {
    const terms = 'Payable on receipt';
    const { texts } = await readPdf(await render({ eInvoice: { ...anEInvoice(), terms } }));
    expect(texts.flat()).toContain(`Terms ${terms}`);
  });

  it('has the level of its metadata also in its XML', async () => {
    const { attachments } = await readPdf(await render());
    const read = readTerms(readXml(attachments.get('factur-x.xml') ?? ''));
    expect(read.text('specification')).toBe('urn:cen.eu:en16931:2017');
  });

  it('has its title and the day of the invoice in both kinds of metadata', async () => {
    const bytes = await render({ number: 'A&B <1>' });
    const { metadata } = await readPdf(bytes);
    expect(metadata.info).toMatchObject({
      PDFFormatVersion: '1.7',
      Title: 'Invoice A&B <1>',
      CreationDate: 'D:20261126000000Z',
      ModDate: 'D:20261126000000Z',
    });
    const xml = readMetadata(bytes);
    expect(xml).toContain('>Invoice A&amp;B &lt;1&gt;</rdf:li>');
    expect(xml).toContain('<xmp:CreateDate>2026-11-26T00:00:00Z</xmp:CreateDate>');
    expect(xml).toContain('<xmp:ModifyDate>2026-11-26T00:00:00Z</xmp:ModifyDate>');
    expect(xml.replace(/&(amp|lt|gt);/g, '')).not.toContain('&');
  });

  it('is still tagged', async () => {
    const { trees, markInfo, metadata, preferences } = await readPdf(await render());
    expect(metadata.info).toMatchObject({ Language: 'en' });
    expect(preferences?.get('DisplayDocTitle')).toBe(true);
    expect(trees[0] && outline(trees[0])).toMatch(
      /^Root\(Document\(H1 Table\(TBody\(TR\(TH TD\)\)\)/,
    );
    expect([...(markInfo as unknown as Map<string, boolean>)]).toContainEqual(['Marked', true]);
  });

  it('is the same each time', async () => {
    expect(await render()).toEqual(await render());
  });

  it('has no characters that mean nothing to others', async () => {
    const title = 'a\uE000b\uFFFEc\uD800d\u{F0000}e\u00a0f\tg';
    const { texts } = await readPdf(await render({ note: title }));
    expect(texts.flat()).toContain('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe f g');
    const bytes = await render({ note: title });
    const glyphs = readGlyphTexts(bytes);
    expect(glyphs).toMatch(/fffd/i);
    expect(glyphs).not.toMatch(/<[^>]*(?:e000|fffe|d800|db80dc00)/i);
  });

  it('has a glyph for each character, also for those without a font', async () => {
    const bytes = await render({ note: 'a\u00a0b\tc ක' });
    const glyphs = readShownGlyphs(bytes);
    expect(glyphs.length).toBeGreaterThan(100);
    expect(glyphs).not.toContain('0000');
  });

  it('has no notes, highlights or files beside its links', async () => {
    const bytes = await render({ payment: { url: 'https://pay.example/ada' } });
    const annotations = findObjects(bytes, /\/Type \/Annot\b/);
    expect(annotations.length).toBeGreaterThan(0);
    expect(annotations.filter((text) => !text.includes('/Subtype /Link'))).toEqual([]);
  });

  it('has links with a text and an element', async () => {
    const url = 'https://pay.example/ada';
    const [link = ''] = findObjects(await render({ payment: { url } }), /\/Subtype \/Link/);
    expect(link).toContain(`/Contents (${url})`);
    expect(link).toMatch(/\/StructParent \d+/);
  });

  it('has no colors for print', async () => {
    const { operators } = await readPdf(await render());
    expect(operators.filter((name) => /cmyk/i.test(name))).toEqual([]);
  });

  it('has the sums of its XML', async () => {
    const eInvoice = anEInvoice(
      {},
      {
        taxCase: 'domestic',
        lines: [
          { title: 'Design', cents: 10 },
          { title: 'Code', cents: 20 },
        ],
      },
    );
    const { texts } = await readPdf(await render({ eInvoice, totalCents: 30 }));
    expect(texts.flat().slice(5, 14)).toEqual([
      'Description Amount',
      'Design $0.08',
      'Code $0.17',
      'Net (USD) $0.25',
      'VAT 19% (USD) $0.05',
      'VAT (EUR) 174.80',
      'Total (USD) $0.30',
      'VAT in EUR at 0.92 EUR for 1 USD of Nov 26, 2026, by ECB.',
      'Payments are settled between the creator and the client, in US dollars.',
    ]);
  });

  it('says why there is no tax', async () => {
    const { texts } = await readPdf(await render());
    expect(texts.flat()).toContain('Reverse charge');
  });
});

it('is a plain document if something is missing', async () => {
  const eInvoice = anEInvoice({ buyer: { name: 'Mina Park' } });
  const bytes = await render({ eInvoice });
  const { attachments, texts } = await readPdf(bytes);
  expect(attachments.size).toBe(0);
  expect(readMetadata(bytes)).not.toContain('pdfaid');
  expect(texts.flat()).toContain('Reverse charge');
});
