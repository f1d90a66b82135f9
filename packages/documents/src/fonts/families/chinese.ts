import unicode from '@fontsource/noto-sans-sc/unicode.json';
import { readFamily } from '../font-family.ts';

export const chinese = readFamily(
  unicode,
  import.meta.glob<string>(
    '../../../../../node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-[0-9]*-400-normal.woff',
    { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
  ),
);
