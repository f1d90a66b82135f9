import decodeQrCode from 'jsqr';
import { describe, expect, it } from 'vitest';
import { loadFontFile as loadFont } from '../testing/load-font.ts';
import { drawPage, outline, readEnds, readLinks, readPdf } from '../testing/read-pdf.ts';
import { renderInvoice, type InvoiceData } from './invoice.ts';

const URL_TO_PAY = 'https://pay.example/ada?invoice=2026-0002';

const refersTo = { number: '2026-0001', issued: 'Nov 3, 2026', day: '2026-11-03' };

const anInvoice = (fields: Partial<InvoiceData> = {}): InvoiceData => ({
  kind: 'invoice',
  number: '2026-0002',
  issued: 'Nov 26, 2026',
  seller: { name: 'Ada Lovelace', address: '12 Long Street\n10115 Berlin', taxId: 'DE 123' },
  buyer: { name: 'Mina Park' },
  lines: [{ title: 'Landing page', cents: 100_000_000 }],
  totalCents: 100_000_000,
  ...fields,
});

const read = async (fields?: Partial<InvoiceData>) =>
  readPdf(await renderInvoice(anInvoice(fields), { loadFont }));

describe('an invoice', () => {
  it('has all that was given, in order', async () => {
    const { texts } = await read({
      ...{ kind: 'corrected', refersTo },
      note: 'Thanks.',
      lines: [
        { title: 'Design', cents: 50 },
        { title: 'Code', cents: 99_999_950 },
      ],
      payment: { url: URL_TO_PAY, instructions: 'IBAN DE00' },
    });
    expect(texts.flat()).toEqual([
      'Invoice 2026-0002',
      'Corrects invoice 2026-0001 of Nov 3, 2026',
      'Issued Nov 26, 2026',
      'From To',
      'Ada Lovelace',
      '12 Long Street',
      '10115 Berlin',
      'Tax ID: DE 123',
      'Mina Park',
      'Description Amount',
      'Design $0.50',
      'Code $999,999.50',
      'Total (USD) $1,000,000.00',
      'Note',
      'Thanks.',
      'Payment',
      'IBAN DE00',
      URL_TO_PAY,
      'Payments are settled between the creator and the client, in US dollars.',
      '1 of 1',
    ]);
  });

  it('is a credit note, which has positive amounts', async () => {
    const { texts, metadata } = await read({ kind: 'credit', refersTo, totalCents: 5_000 });
    expect(metadata.info).toMatchObject({ Title: 'Credit note 2026-0002' });
    expect(texts.flat().slice(0, 2)).toEqual([
      'Credit note 2026-0002',
      'Credits invoice 2026-0001 of Nov 3, 2026',
    ]);
    expect(texts.flat()).toContain('Credited (USD) $50.00');
  });

  it('has the parts of an address instead of its text', async () => {
    const { texts } = await read({
      seller: {
        ...{ name: 'Ada', address: 'Old', street: '12 Long Street', postalCode: '10115' },
        ...{ city: 'Berlin', country: 'DE', vatId: 'DE1', registration: 'HRB 1' },
        ...{ phone: '+49 30 1', email: 'ada@example.com' },
      },
    });
    expect(texts.flat().slice(3, 11)).toEqual([
      ...['Ada', '12 Long Street', '10115 Berlin', 'Germany', 'VAT ID: DE1', 'Registration: HRB 1'],
      ...['Telephone: +49 30 1', 'Email: ada@example.com'],
    ]);
  });

  it('is on A4, and names its title and its language', async () => {
    const { pages, metadata, preferences, markInfo } = await read();
    expect(pages[0]?.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    expect(metadata.info).toMatchObject({ Title: 'Invoice 2026-0002', Language: 'en' });
    expect(preferences?.get('DisplayDocTitle')).toBe(true);
    // A map, whatever its type says.
    expect([...(markInfo as unknown as Map<string, boolean>)]).toContainEqual(['Marked', true]);
  });

  it('is tagged', async () => {
    const { trees } = await read({ note: 'Thanks.', payment: { url: URL_TO_PAY } });
    const [tree] = trees;
    expect(tree && outline(tree)).toBe(
      'Root(Document(H1 Table(TBody(TR(TH TD))) Table(THead(TR(TH)) TBody(TR(TD))) H2 P P(Link) Figure))',
    );
    expect(JSON.stringify(tree)).toContain(`"alt":"QR code: ${URL_TO_PAY}"`);
  });

  it('has a link over two pages whose parts are on the page that the structure names', async () => {
    const url = `https://pay.example/${'a'.repeat(1_500)}?to=m%C3%BCnchen`;
    const instructions = 'Please pay.\n'.repeat(15);
    const bytes = await renderInvoice(
      anInvoice({ payment: { url: decodeURI(url), instructions } }),
      { loadFont },
    );
    const links = readLinks(bytes);
    expect(new Set(links.map((link) => link.url))).toEqual(new Set([url]));
    expect(new Set(links.flatMap(({ isOn }) => isOn)).size).toBe(2);
    for (const { isOn, isSaidToBeOn } of links) expect(isSaidToBeOn).toEqual(isOn);
    const { trees } = await readPdf(bytes);
    expect(trees.map((tree) => tree && outline(tree)?.includes('P(Link)'))).toEqual([true, true]);
  });

  it('aligns amounts at the end', async () => {
    const { pages } = await read({
      lines: [
        { title: 'Design', cents: 50 },
        { title: 'Code', cents: 99_999_950 },
      ],
    });
    const [page] = pages;
    if (!page) throw new Error('There is no page.');
    const ends = (await readEnds(page, /^\$/)).map((end) => end.toFixed(1));
    expect(ends).toHaveLength(3);
    expect(new Set(ends).size).toBe(1);
  });

  it('has a QR code that opens the payment page', async () => {
    const { pages } = await read({ payment: { url: URL_TO_PAY } });
    const [page] = pages;
    if (!page) throw new Error('There is no page.');
    const { data, width, height } = await drawPage(page);
    expect(decodeQrCode(data, width, height)?.data).toBe(URL_TO_PAY);
  });

  it('has a short link on the page of its QR code', async () => {
    const lines = Array.from({ length: 14 }, () => ({ title: 'Design', cents: 50 }));
    const { texts, trees } = await read({ lines, payment: { url: URL_TO_PAY } });
    expect(texts.map((page) => page.includes(URL_TO_PAY))).toEqual([false, true]);
    expect(trees.map((tree) => tree && outline(tree)?.includes('Figure'))).toEqual([false, true]);
  });

  it('wraps long words', async () => {
    const word = 'x'.repeat(500);
    const { pages, texts } = await read({
      note: word,
      seller: { name: 'Ada', address: 'y'.repeat(200) },
    });
    const [page] = pages;
    expect(texts.flat().join('')).toContain(word);
    const ends = page ? await readEnds(page, /^[xy]+$/) : [];
    expect(ends.length).toBeGreaterThan(5);
    expect(Math.max(...ends)).toBeLessThan(540);
  });
});

describe('a name', () => {
  it.each([
    ['Zoë Łukasz Ångström'],
    ['Nguyễn Thị Hoa'],
    ['Мария Петрова'],
    ['Ελένη Παπαδοπούλου'],
    ['محمّد بن عبد الله'],
    ['דוד כהן'],
    ['प्रिया शर्मा क्षत्रिय हिंदी'],
    ['王小明 北京'],
    ['山田太郎 さくら'],
    ['김민수 서울'],
    ['Ada 😀 👩‍👩‍👧'],
    ['ไทย ok น้ำ'],
    ['ნინო ბერიძე'],
    ['Անի Հակոբյան'],
    ['முருகன்'],
    ['রহিম উদ্দিন'],
    ['សុខ ចាន់'],
    ['ສົມສີ'],
    ['አበበ ከበደ'],
    ['Studio 🚀'],
    ['ක'],
  ])('%s is read as it was written', async (name) => {
    const { texts } = await read({ lines: [{ title: name, cents: 100 }] });
    expect(texts.flat()).toContain(`${name} $1.00`);
  });

  it.each([
    ['محمّد (مستقل) 2026', 'محمّد(مستقل)2026'],
    ['דוד כהן (Studio 7)', 'דוד כהן(Studio 7)'],
    ['Studio דוד כהן, Berlin', 'Studioדוד כהן, Berlin'],
  ])('%s in two directions is read in the order of the text', async (name, expected) => {
    const { texts } = await read({ lines: [{ title: name, cents: 100 }] });
    const squeezed = texts.flat().map((line) => line.replaceAll(' ', ''));
    expect(squeezed).toContain(`${expected.replaceAll(' ', '')}$1.00`);
  });

  it('loads only the fonts that it needs', async () => {
    const loaded: string[] = [];
    const load = async (url: string) => {
      loaded.push(/([\w-]+)-normal\.woff/.exec(url)?.[1] ?? url);
      return loadFont(url);
    };
    await renderInvoice(anInvoice(), { loadFont: load });
    expect(loaded.toSorted()).toEqual(['noto-sans-latin-400', 'noto-sans-latin-700']);
    loaded.length = 0;
    await renderInvoice(anInvoice({ buyer: { name: 'さくら' } }), { loadFont: load });
    expect(loaded.toSorted().slice(0, -2)).toEqual(['noto-sans-jp-119-400']);
    loaded.length = 0;
    await renderInvoice(anInvoice({ buyer: { name: 'สมชาย ❤️‍🔥' } }), { loadFont: load });
    expect(loaded.toSorted()).toEqual([
      'noto-emoji-9-400',
      ...['noto-sans-latin-400', 'noto-sans-latin-700', 'noto-sans-thai-thai-400'],
    ]);
  });
});
