import { describe, expect, it } from 'vitest';
import { collectImports, findChain, type ImportGraph } from './import-graph.ts';

const plain = (resolved: string) => ({ resolved, dynamic: false });

const graph: ImportGraph = new Map([
  ['app/remote.ts', [{ resolved: 'app/page.tsx', dynamic: true }, plain('app/search.ts')]],
  ['app/page.tsx', [plain('app/list.tsx'), plain('kit/index.ts'), plain('node_modules/react')]],
  ['app/list.tsx', [plain('kit/index.ts'), { ...plain('app/row.ts'), typeOnly: true }]],
  ['kit/index.ts', [plain('kit/card.tsx'), plain('kit/grid.tsx')]],
  ['kit/grid.tsx', [plain('kit/card.tsx'), plain('kit/index.ts')]],
]);

describe('collectImports', () => {
  it.each([
    ['the page', ['app/page.tsx'], /^app\//, ['app/page.tsx', 'app/list.tsx']],
    ['no dynamic import', ['app/remote.ts'], /^app\//, ['app/remote.ts', 'app/search.ts']],
    ['no type', ['app/list.tsx'], /^app\//, ['app/list.tsx']],
    ['a cycle once', ['kit/grid.tsx'], /^kit\//, ['kit/grid.tsx', 'kit/card.tsx', 'kit/index.ts']],
  ])('follows %s', (_name, files, own, expected) => {
    expect([...collectImports(graph, files, own)]).toEqual(expected);
  });
});

describe('findChain', () => {
  it.each([
    ['app/page.tsx', 'app/page.tsx', ['app/page.tsx']],
    ['app/remote.ts', 'app/list.tsx', ['app/remote.ts', 'app/page.tsx', 'app/list.tsx']],
    ['app/page.tsx', 'kit/card.tsx', ['app/page.tsx', 'kit/index.ts', 'kit/card.tsx']],
  ])('leads from %s to %s', (from, to, expected) => {
    expect(findChain(graph, from, to)).toEqual(expected);
  });

  it.each([
    ['kit/card.tsx', 'app/page.tsx'],
    ['app/list.tsx', 'app/row.ts'],
    ['app/page.tsx', 'app/removed.ts'],
  ])('throws where nothing leads from %s to %s', (from, to) => {
    expect(() => findChain(graph, from, to)).toThrow(`${from} does not lead to ${to}`);
  });
});
