import { expect, it } from 'vitest';
import { toSafeFileName } from './safe-file-name.ts';

it.each([
  ['brief.pdf', 'brief.pdf'],
  ['Größe 大小 🌱.txt', 'Größe 大小 🌱.txt'],
  ['Zoe\u0308 Vie\u0302\u0323t.txt', 'Zo\u00eb Vi\u1ec7t.txt'],
  ['सुनीति น้ำฝน.txt', 'सुनीति น้ำฝน.txt'],
  ['.env', '.env'],
  ['Screenshot 12:30.png', 'Screenshot 12_30.png'],
  ['What now?.txt', 'What now_.txt'],
  ['a|b.doc', 'a_b.doc'],
  ['<a> "b" *.txt', '_a_ _b_ _.txt'],
  ['../secret\\file', '.._secret_file'],
  ['two\nlines', 'two_lines'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['CON.txt', 'CON_.txt'],
  ['con', 'con_'],
  ['nul .tar.gz', 'nul_ .tar.gz'],
  ['Com¹.log', 'Com¹_.log'],
  ['console.txt', 'console.txt'],
  ['ends with a dot.', 'ends with a dot'],
  [' ends with a blank. . ', 'ends with a blank'],
  ['...', 'Unnamed file'],
  ['', 'Unnamed file'],
])('%j can be saved as %j', (name, expected) => {
  expect(toSafeFileName(name)).toBe(expected);
});

it.each([
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(223)}….pdf`],
  [`${'🌱'.repeat(200)}.tar.gz`, `${'🌱'.repeat(55)}….tar.gz`],
  ['大'.repeat(200), `${'大'.repeat(75)}…`],
])('a name that is too long for some systems is shortened before its ending', (name, expected) => {
  const safe = toSafeFileName(name);
  expect(safe).toBe(expected);
  expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(230);
});
