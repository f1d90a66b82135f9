import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { themeStorageKey } from './theme-choice.ts';
import { themeScript } from './theme-script.ts';
import { palette } from './tokens.ts';

const run = (system: 'light' | 'dark', getItem: () => string | null) => {
  const root = { theme: '', setAttribute: (_: string, value: string) => (root.theme = value) };
  const metas: { name?: string; content?: string }[] = [];
  const matchMedia = (query: string) => ({ matches: query.includes(system) });
  // The script is a string for the page's head; run it here with a fake page.
  runInNewContext(themeScript, {
    localStorage: { getItem },
    matchMedia,
    document: {
      documentElement: root,
      createElement: () => ({}),
      head: { append: (meta: object) => metas.push(meta) },
    },
  });
  const color = root.theme === 'dark' ? palette.dark.paper : palette.light.paper;
  expect(metas).toEqual([{ name: 'theme-color', content: color }]);
  return root.theme;
};

describe('themeScript', () => {
  it.each([
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
    ['dark', 'system', 'dark'],
    ['light', null, 'light'],
    ['dark', '{"broken', 'dark'],
  ] as const)('on a %s system with %j stored, sets %s', (system, stored, theme) => {
    expect(run(system, () => stored)).toBe(theme);
  });

  it('follows the system when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(run('dark', blocked)).toBe('dark');
  });

  it('reads what the provider stores, and contains no closing script tag', () => {
    expect(themeScript).toContain(`'${themeStorageKey}'`);
    expect(themeScript).not.toContain('<');
  });
});
