import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

function render(text: string): string {
  const blocks = renderMarkdown(text, { siteUrl: 'https://showcase.example' });
  const html = renderToStaticMarkup(createElement('main', null, ...blocks));
  return html.replaceAll(/ (?:class|style|target)="[^"]*"/g, '').replaceAll(/<\/?main>/g, '');
}

it.each([
  ['# One\n\n### Three', '<h2 dir="auto">One</h2><h3 dir="auto">Three</h3>'],
  ['a **b** *c*', '<p dir="auto">a <strong>b</strong> <em>c</em></p>'],
  ['one\ntwo\n\nthree', '<p dir="auto">one\ntwo</p><p dir="auto">three</p>'],
  ['- a\n- **b**', '<ul dir="auto"><li>a</li><li><strong>b</strong></li></ul>'],
  ['3. a\n4. b', '<ol dir="auto" start="3"><li>a</li><li>b</li></ol>'],
  ['- a\n  - b', '<ul dir="auto"><li>a<ul dir="auto"><li>b</li></ul></li></ul>'],
  ['> a', '<blockquote><p dir="auto">a</p></blockquote>'],
  ['[a](https://b.example/c)', '<p dir="auto"><a href="https://b.example/c">a</a></p>'],
  ['[a](/projects)', '<p dir="auto"><a href="https://showcase.example/projects">a</a></p>'],
  ['<a@b.example>', '<p dir="auto"><a href="mailto:a@b.example">a@b.example</a></p>'],
  [
    '1. a\n\nb\n\n2. c',
    '<ol dir="auto" start="1"><li>a</li></ol><p dir="auto">b</p><ol dir="auto" start="2"><li>c</li></ol>',
  ],
  [
    '3. a\n1. b\n2. c',
    '<ol dir="auto" start="3"><li>a</li></ol><ol dir="auto" start="1"><li>b</li><li>c</li></ol>',
  ],
  ['1. a\n1. b', '<ol dir="auto" start="1"><li>a</li><li>b</li></ol>'],
  ['- [ ] a\n- [x] b', '<ul dir="auto"><li>[ ] a</li><li>[x] b</li></ul>'],
  ['a\n\n---', '<p dir="auto">a</p><p dir="auto">---</p>'],
  ['a\n---', '<p dir="auto">a</p><p dir="auto">---</p>'],
])('%j is in the mail as %s', (text, html) => {
  expect(render(text)).toBe(html);
});

it.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html,x)',
  '[a](vbscript:x)',
  '[a](http://[)',
  '![a](https://b.example/c.png)',
  '![a](javascript:alert(1))',
  'a <b>c</b> <img src=x onerror=y>',
  '<script>alert(1)</script>',
  '<!-- a -->',
  '<a href="https://b.example">c</a>',
  '| a |\n| - |\n| b |',
  '9~12 and 2~5, ~~not~~',
  '[Word]: x',
  '[a][1]\n[1]: https://b.example',
  'a[^1]\n[^1]: b',
  'https://b.example',
  '`a`',
  '    a',
  '---',
])('%j appears as it was written', (text) => {
  const html = render(text);
  expect(html.match(/<[^>]*>/g)).toEqual(['<p dir="auto">', '</p>']);
  const shown = html.replaceAll(/<[^>]*>/g, '');
  const decoded = shown
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  expect(decoded).toBe(text.trim());
});

it('removes what turns the direction, also if it is an entity', () => {
  expect(render('a&#x202e;b\u202E')).toBe('<p dir="auto">ab</p>');
});
