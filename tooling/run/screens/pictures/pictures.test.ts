import { expect, it } from 'vitest';
import { sitePages } from '../site/site-pages.ts';
import { isComplete, isSelected, readOptions } from './options.ts';
import { listPictures, pageSubject, storySubject } from './picture.ts';

it('photographs a page at three widths in two themes', () => {
  expect(listPictures(pageSubject({ name: 'landing' })).map(({ file }) => file)).toEqual([
    'page-landing-390-light.png',
    'page-landing-768-light.png',
    'page-landing-1440-light.png',
    'page-landing-390-dark.png',
    'page-landing-768-dark.png',
    'page-landing-1440-dark.png',
  ]);
});

it('photographs a story at two widths, in two themes and from right to left', () => {
  expect(listPictures(storySubject({ id: 'cards--states' })).map(({ file }) => file)).toEqual([
    'story-cards--states-390-light.png',
    'story-cards--states-1440-light.png',
    'story-cards--states-390-dark.png',
    'story-cards--states-1440-dark.png',
    'story-cards--states-390-rtl.png',
    'story-cards--states-1440-rtl.png',
  ]);
});

it('has pages with names for files, each once', () => {
  const names = sitePages.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
});

it.each([
  [[], { kinds: ['page', 'story'], only: '', isForDocs: false }, true],
  [['--pages'], { kinds: ['page'], only: '', isForDocs: false }, false],
  [['--stories'], { kinds: ['story'], only: '', isForDocs: false }, false],
  [['--pages', '--stories'], { kinds: ['page', 'story'], only: '', isForDocs: false }, true],
  [['--only', 'Card'], { kinds: ['page', 'story'], only: 'card', isForDocs: false }, false],
  [['--docs'], { kinds: ['page', 'story'], only: '', isForDocs: true }, true],
])('reads the options %j', (args, expected, complete) => {
  const options = readOptions(args);
  expect(options).toEqual(expected);
  expect(isComplete(options)).toBe(complete);
});

it.each([['--docs', '--pages'], ['--docs', '--only', 'landing'], ['--wide'], ['landing']])(
  'rejects the options %s %s %s',
  (...args) => {
    expect(() => readOptions(args)).toThrow();
  },
);

it.each([
  ['cards-projectcard--states', true],
  ['Cards', true],
  ['landing', false],
])('selects %s by a part of its name: %s', (name, expected) => {
  expect(isSelected({ ...readOptions([]), only: 'card' }, name)).toBe(expected);
});
