import unicode from '@fontsource/noto-sans-jp/unicode.json';
import { readFamily } from '../font-family.ts';

export const japanese = readFamily(
  unicode,
  import.meta.glob<string>(
    '../../../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-[0-9]*-400-normal.woff',
    { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
  ),
);
