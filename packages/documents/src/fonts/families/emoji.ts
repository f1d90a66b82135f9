import unicode from '@fontsource/noto-emoji/unicode.json';
import { readFamily } from '../font-family.ts';

/** In black and white: PDFKit draws outlines, and no layers of colors. */
export const emoji = readFamily(
  unicode,
  import.meta.glob<string>(
    '../../../../../node_modules/@fontsource/noto-emoji/files/noto-emoji-[0-9]*-400-normal.woff',
    { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
  ),
);
