import { describe, expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

const length = (name: string) => [...name].length;

describe('the name of a file', () => {
  it.each([
    ['brief.pdf', 'brief.pdf'],
    ['Größe 大小 🌱.txt', 'Größe 大小 🌱.txt'],
    ['عرض السعر.pdf', 'عرض السعر.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf.exe'],
    ['.env', '.env'],
    ['a'.repeat(200), 'a'.repeat(200)],
    ['🌱'.repeat(200), '🌱'.repeat(200)],
  ])('that can be stored stays as it is: %j', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned);
  });

  it.each([
    ['photo\u202egnp.exe', 'photognp.exe'],
    ['\u200fa\u2066b\u061c.txt', 'ab.txt'],
    ['a\0\u0007.txt', 'a.txt'],
    ['two\nlines\t.txt', 'two lines .txt'],
    ['one\u2028two.txt', 'one two.txt'],
    ['../secret', '.._secret'],
    ['..\\secret', '.._secret'],
    ['10/12.txt', '10_12.txt'],
    ['  brief.pdf ', 'brief.pdf'],
    ['half\ud83c.txt', 'half\ufffd.txt'],
  ])('has no characters that mislead or cannot be stored: %j becomes %j', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned);
  });

  it.each(['', ' ', '...', '\u202e', '\u200b.', '\u2800'])('%j is replaced', (name) => {
    expect(cleanFileName(name)).toBe('Unnamed file');
  });

  it.each([
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(195)}….pdf`],
    [`${'🌱'.repeat(300)}.pdf`, `${'🌱'.repeat(195)}….pdf`],
    [`${'a'.repeat(300)}.tar.gz`, `${'a'.repeat(192)}….tar.gz`],
    [`${'a '.repeat(150)}.md`, `${'a '.repeat(98).trim()}….md`],
    ['a'.repeat(300), `${'a'.repeat(199)}…`],
    [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(197)}…`],
    [`${'Notes. '.repeat(50)}The end`, `${'Notes. '.repeat(29).slice(0, 199)}…`],
  ])('that is too long is shortened, and its extension stays', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned);
    expect(length(cleaned)).toBeLessThanOrEqual(200);
  });
});
