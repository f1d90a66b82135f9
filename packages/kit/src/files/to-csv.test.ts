import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

describe('a cell', () => {
  it.each([
    ['Landing page', '"Landing page"'],
    ['Maps, tides', '"Maps, tides"'],
    ['The "best"', '"The ""best"""'],
    ['Two\nlines', '"Two\nlines"'],
    ['1=1; 2=2', '"1=1; 2=2"'],
    ['1=1', '"1=1"'],
    ['=1+1', `"'=1+1"`],
    ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
    ['+49 30', `"'+49 30"`],
    ['-1', `"'-1"`],
    ['@sum', `"'@sum"`],
    ['%1', `"'%1"`],
    [' =1', `"' =1"`],
    ['＝1', `"'＝1"`],
    ['\u200b=1', `"'\u200b=1"`],
    ['\u3164=1', `"'\u3164=1"`],
    ['\ufeff\u00ad@sum', `"'\ufeff\u00ad@sum"`],
    ['\t=1', `"'\t'=1"`],
    [';=1+1', `"';'=1+1"`],
    ['a;=1+1', `"a;'=1+1"`],
    ['a; \u200b=1+1', `"a; \u200b'=1+1"`],
    ['Two\n=1', `"Two\n'=1"`],
    [-5, '-5'],
    [400.5, '400.5'],
  ])('formats %j as %j', (value, cell) => {
    expect(toCsv([[value]])).toBe(cell);
  });
});

it('separates rows by line breaks and cells by commas', () => {
  expect(
    toCsv([
      ['Client', 'Amount'],
      ['Mina', 400],
    ]),
  ).toBe('"Client","Amount"\r\n"Mina",400');
});
