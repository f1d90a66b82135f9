import { inflateSync } from 'node:zlib';

/** One character for each byte, which TextDecoder has no encoding for. */
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** The objects of a document that match, without their streams. */
export function findObjects(bytes: Uint8Array, pattern: RegExp): string[] {
  return [...toText(bytes).matchAll(/^\d+ 0 obj\n(.*?)^endobj/gms)].flatMap(([, text = '']) => {
    const [dictionary = ''] = text.split('\nstream\n');
    return pattern.test(dictionary) ? [dictionary] : [];
  });
}

/** The XML of a document's metadata. */
export function readMetadata(bytes: Uint8Array): string {
  const text = toText(bytes);
  const start = text.indexOf('<?xpacket begin');
  const end = text.indexOf('<?xpacket end="w"?>');
  return Buffer.from(text.slice(start, end), 'latin1').toString('utf8');
}

/** The streams of a document that are compressed and contain a text. */
function readStreams(bytes: Uint8Array, text: string): string[] {
  return [...toText(bytes).matchAll(/^\d+ 0 obj\n(.*?)^endobj/gms)]
    .map(([, object = '']) => {
      const [dictionary = '', stream = ''] = object.split('\nstream\n');
      if (!dictionary.includes('/FlateDecode')) return '';
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .filter((stream) => stream.includes(text));
}

/** Which text each glyph of the fonts stands for. */
export function readGlyphTexts(bytes: Uint8Array): string {
  return readStreams(bytes, 'begincmap').join('\n');
}

/** The glyphs on the pages, by their numbers in the fonts; 0000 is the one of a font for what it has not. */
export function readShownGlyphs(bytes: Uint8Array): string[] {
  return readStreams(bytes, ' TJ').flatMap((stream) =>
    [...stream.matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, digits = '']) => digits.match(/.{4}/g) ?? [],
    ),
  );
}
