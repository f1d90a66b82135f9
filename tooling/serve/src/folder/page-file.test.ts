import { expect, it } from 'vitest';
import { browserPageFile, pageFile } from './page-file.ts';

it.each([
  ['/', 'index.html', 'index.browser.html'],
  ['/about', 'about.html', 'about.browser.html'],
  ['/projects/:id', 'projects/_.html', 'projects/_.browser.html'],
  ['/teams/:team/:tab', 'teams/_/_.html', 'teams/_/_.browser.html'],
])('%s is in %s, and without content in %s', (pattern, file, browserFile) => {
  expect(pageFile(pattern)).toBe(file);
  expect(browserPageFile(pattern)).toBe(browserFile);
});
