import { expect, it } from 'vitest';
import { fitChips } from './fit-chips.ts';

it.each([
  ['all that fit', ['Web', 'React', 'AI'], 3, 'wide', 3],
  ['no more than the limit', ['Web', 'React', 'AI'], 2, 'wide', 2],
  ['fewer where long ones need the room', ['Mobile', 'React', 'Framer Motion', 'AI'], 3, 'wide', 2],
  ['fewer in a narrow row', ['Web', 'Svelte', 'Supabase', 'AI'], 3, 'narrow', 1],
  ['fewer in a medium row', ['Web', 'Svelte', 'Supabase', 'AI'], 3, 'medium', 2],
  ['one that is too long itself', ['Accessible design systems for cities'], 3, 'narrow', 1],
  ['fewer with wide letters', ['数据可视化', '地图', '设计系统库', 'AI'], 3, 'wide', 2],
  ['none of none', [], 3, 'wide', 0],
] as const)('shows %s', (_, items, limit, row, expected) => {
  expect(fitChips(items, limit, row)).toBe(expected);
});
