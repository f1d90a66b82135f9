import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { loadFontFile } from '../../testing/load-font.ts';
import { unpackWoff } from '../unpack-woff.ts';
import { correctLayout } from './correct-layout.ts';
import { splitSaraAm } from './sara-am.ts';

async function openFont(script: string): Promise<Font> {
  const file = `noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`;
  const bytes = await unpackWoff(await loadFontFile(`/node_modules/@fontsource/${file}`));
  return correctLayout(create(bytes as Buffer) as Font);
}

/** Name, offset to the right and up, width: what HarfBuzz says of the same fonts. */
it.each([
  [
    ...['khmer', 'a mark that is attached by a later rule', 'កំពត'],
    ['uni1780 0 0 636', 'uni17C6 -23 -29 0', 'uni1796 0 0 635', 'uni178F 0 0 635'],
  ],
  [
    ...['khmer', 'a mark below that is moved aside', 'ព្រុ'],
    ['uni17D2179A 0 0 287', 'uni1796 0 0 635', 'uni17BB.b 128 -26 0'],
  ],
  [
    ...['lao', 'a mark between two letters', 'ເຊັກ'],
    ['uni0EC0 0 0 281', 'uni0E8A 0 0 615', 'uni0EB1.center -555 0 0', 'uni0E81 0 0 614'],
  ],
  [
    ...['lao', 'a tone above a ring', 'ນ້ຳ'],
    ['uni0E99 0 0 614', 'niggahita_maiTholao.right -334 0 0', 'uni0EB2 0 0 324'],
  ],
  [
    ...['thai', 'a tone above a ring', 'น้ำ'],
    ['uni0E19 0 0 613', 'uni0E4D 0 0 0', 'uni0E49.small -29 0 0', 'uni0E32 0 0 406'],
  ],
  [
    ...['thai', 'a tone with another mark below', 'ปุ่น'],
    ['uni0E1B 0 0 605', 'uni0E38 -14 0 0', 'uni0E48.narrow 1 0 0', 'uni0E19 0 0 613'],
  ],
  [
    ...['bengali', 'a sign below two joined letters', 'ন্দ্র'],
    [
      ...['uni09A809CD.headline 0 0 304', 'uni09A609CD.half 0 0 563'],
      ...['uni09A809CD.float -837 0 0', 'raphalabeng.alt09 -635 -30 0'],
    ],
  ],
  [
    ...['bengali', 'two joined letters of another width', 'ক্ত'],
    ['uni09A409CD09A4 0 0 910', 'uni0995.arm2 -365 23 0', 'headlinebeng.200 -200 0 0'],
  ],
  [
    ...['bengali', 'a form for the beginning of a word', 'দেশে'],
    ['uni09C7.init 0 0 361', 'uni09A6 0 0 553', 'uni09C7.long 0 0 321', 'uni09B6 0 0 681'],
  ],
] as const)('draws %s: %s', async (script, _, text, expected) => {
  const { glyphs, positions } = (await openFont(script)).layout(splitSaraAm(text));
  const drawn = glyphs.map(({ name }, index) => {
    const { xOffset, yOffset, xAdvance } = positions[index] ?? {};
    return [name, xOffset, yOffset, xAdvance].join(' ');
  });
  expect(drawn).toEqual(expected);
});
