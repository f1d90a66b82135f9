import { expect, it } from 'vitest';
import { mergeParts } from '../../vite-chunks.ts';

const part = (name: string, size: number, ...pages: string[]) => ({
  pages: new Set(pages),
  modules: [name],
  size,
});

const listModules = (parts: ReturnType<typeof part>[]) =>
  mergeParts(parts)
    .map(({ modules }) => modules.toSorted().join(' '))
    .toSorted();

it('joins what the same pages load, and what is smaller than a file costs', () => {
  const parts = [
    part('card', 50_000, 'list', 'item'),
    part('format', 300, 'list', 'item'),
    part('column', 200, 'list'),
  ];
  expect(listModules(parts)).toEqual(['card column format']);
});

it('leaves apart what would cost another page more than a file, in any order', () => {
  const parts = [part('card', 2000, 'list', 'item'), part('gallery', 50_000, 'item')];
  expect(listModules(parts)).toEqual(['card', 'gallery']);
  expect(listModules(parts.toReversed())).toEqual(['card', 'gallery']);
});
