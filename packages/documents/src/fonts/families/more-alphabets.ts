import armenian from '@fontsource/noto-sans-armenian/unicode.json';
import bengali from '@fontsource/noto-sans-bengali/unicode.json';
import ethiopic from '@fontsource/noto-sans-ethiopic/unicode.json';
import georgian from '@fontsource/noto-sans-georgian/unicode.json';
import khmer from '@fontsource/noto-sans-khmer/unicode.json';
import lao from '@fontsource/noto-sans-lao/unicode.json';
import tamil from '@fontsource/noto-sans-tamil/unicode.json';
import thai from '@fontsource/noto-sans-thai/unicode.json';
import { readFamily, type FontFamily } from '../font-family.ts';

/** In one weight. */
export const moreAlphabets: FontFamily = [
  ...readFamily(
    thai,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff',
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
  ...readFamily(
    georgian,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-400-normal.woff',
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
  ...readFamily(
    armenian,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff',
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
  ...readFamily(
    tamil,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff',
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
  ...readFamily(
    bengali,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff',
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
  ...readFamily(
    khmer,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff',
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
  ...readFamily(
    lao,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans-lao/files/noto-sans-lao-lao-400-normal.woff',
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
  ...readFamily(
    ethiopic,
    import.meta.glob<string>(
      '../../../../../node_modules/@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff',
      { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
    ),
  ),
];
