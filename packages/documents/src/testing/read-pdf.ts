import { createCanvas } from '@napi-rs/canvas';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

type StructTreeNode = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;

/** A document as a reader has it. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)));
  return {
    pages,
    metadata: await pdf.getMetadata(),
    preferences: await pdf.getViewerPreferences(),
    markInfo: await pdf.getMarkInfo(),
    attachments: await readAttachments(pdf),
    operators: (await Promise.all(pages.map(readOperators))).flat(),
    texts: await Promise.all(pages.map(readLines)),
    trees: await Promise.all(pages.map((page) => page.getStructTree())),
  };
}

/** The attached files by name. */
async function readAttachments(pdf: PDFDocumentProxy): Promise<Map<string, string>> {
  const attachments = [...((await pdf.getAttachments()) ?? [])];
  const files = attachments.map(async ([id, { filename }]) => {
    const content = await pdf.getAttachmentContent(id);
    return [filename, new TextDecoder().decode(content ?? undefined)] as const;
  });
  return new Map(await Promise.all(files));
}

async function readOperators(page: PDFPageProxy): Promise<string[]> {
  const { fnArray } = await page.getOperatorList();
  const names = new Map(Object.entries(OPS).map(([name, operator]) => [operator, name]));
  return fnArray.map((operator) => names.get(operator) ?? '');
}

async function readLines(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .split('\n')
    .filter(Boolean);
}

/** Where each text of a page begins, from the left. */
export async function readStarts(page: PDFPageProxy, pattern: RegExp): Promise<number[]> {
  return (await findTexts(page, pattern)).map(({ start }) => start);
}

/** Where each text of a page ends, from the left. */
export async function readEnds(page: PDFPageProxy, pattern: RegExp): Promise<number[]> {
  return (await findTexts(page, pattern)).map(({ start, width }) => start + width);
}

async function findTexts(page: PDFPageProxy, pattern: RegExp) {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || !pattern.test(item.str)) return [];
    return [{ start: Number(item.transform[4]), width: item.width }];
  });
}

/** The elements that a page has content of: 'Table(TR(TH TD))', each kind of child once. */
export function outline(node: StructTreeNode): string {
  const children = node.children.flatMap((child) =>
    'role' in child && hasContent(child) ? [outline(child)] : [],
  );
  const kinds = [...new Set(children)].join(' ');
  return kinds ? `${node.role}(${kinds})` : node.role;
}

function hasContent(node: StructTreeNode): boolean {
  return node.children.some((child) => ('role' in child ? hasContent(child) : true));
}

export async function drawPage(page: PDFPageProxy) {
  const viewport = page.getViewport({ scale: 3 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
}

/** The URL of each link, with the pages that it is on and those that the structure says it is on. */
export function readLinks(bytes: Uint8Array) {
  const objects = new TextDecoder('latin1').decode(bytes).matchAll(/^(\d+) 0 obj\n(.*?)^endobj/gms);
  const texts = new Map([...objects].map(([, id = '', text = '']) => [id, text]));
  const pagesWith = (link: string) =>
    [...texts].flatMap(([id, text]) => {
      const annotations = /\/Type \/Page\n.*\/Annots \[(.*?)\]/s.exec(text)?.[1] ?? '';
      return annotations.split(' R').some((reference) => reference.trim() === `${link} 0`)
        ? [id]
        : [];
    });
  const references = [...texts.values()].flatMap((text) => [
    ...text.matchAll(/\/Type \/OBJR\n\/Obj (\d+) 0 R\n\/Pg (\d+) 0 R/g),
  ]);
  return references.map(([, link = '', page]) => {
    const [, action = ''] = /\/A (\d+) 0 R/.exec(texts.get(link) ?? '') ?? [];
    const [, url] = /\/URI \((.*)\)/.exec(texts.get(action) ?? '') ?? [];
    return { url, isOn: pagesWith(link), isSaidToBeOn: [page] };
  });
}
