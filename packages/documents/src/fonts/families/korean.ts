import unicode from '@fontsource/noto-sans-kr/unicode.json';
import { readFamily } from '../font-family.ts';

export const korean = readFamily(
  unicode,
  import.meta.glob<string>(
    '../../../../../node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-[0-9]*-400-normal.woff',
    { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
  ),
);
