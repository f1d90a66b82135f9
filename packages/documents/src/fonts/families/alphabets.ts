import noto from '@fontsource/noto-sans/unicode.json';
import arabic from '@fontsource/noto-sans-arabic/unicode.json';
import hebrew from '@fontsource/noto-sans-hebrew/unicode.json';
import { readFamily, type FontFamily } from '../font-family.ts';

/** Latin, Greek, Cyrillic and Devanagari in two weights, Arabic and Hebrew in one. */
export const alphabets: FontFamily = [
  ...readFamily(
    noto,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans/files/noto-sans-*-{400,700}-normal.woff',
      // Never as data, which the policy of pages does not let code fetch.
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
  ...readFamily(
    arabic,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
  ...readFamily(
    hebrew,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
];
