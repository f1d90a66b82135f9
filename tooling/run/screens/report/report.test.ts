import { expect, it } from 'vitest';
import type { Result } from '../comparison/compare-runs.ts';
import { getFile, type Subject } from '../pictures/picture.ts';
import { buildGallery } from './build-gallery.ts';
import { sortResults, summarize } from './sort-results.ts';

const page = (name: string): Subject => ({
  kind: 'page',
  name,
  widths: [390, 1440],
  looks: ['light'],
});
const [home, about, team] = [page('home'), page('about'), page('team')];
const result = (subject: Subject, width: number, status: Result['status']): Result => ({
  file: getFile(subject, width, 'light'),
  status,
});
const results: Result[] = [
  result(home, 390, 'same'),
  result(home, 1440, 'same'),
  result(about, 390, 'same'),
  { ...result(about, 1440, 'changed'), pixels: 12 },
  { ...result(team, 390, 'failed'), reason: 'No <main> & no heading' },
];

it.each([
  [results, '5 pictures: 3 same, 1 changed, 1 failed'],
  [[result(home, 390, 'new')], '1 pictures: 1 new'],
  [[], '0 pictures'],
])('summarizes results %#', (all, expected) => {
  expect(summarize(all)).toBe(expected);
});

it('puts failed and changed sections first', () => {
  const sections = sortResults([home, about, team], results);
  expect(sections.map(({ subject, status }) => [subject.name, status])).toEqual([
    ['team', 'failed'],
    ['about', 'changed'],
    ['home', 'same'],
  ]);
  expect(sections.map(({ pictures }) => pictures.length)).toEqual([1, 2, 2]);
});

it.each([
  ['the picture before a change', 'src="previous/page-about-1440-light.png"'],
  ['the picture after it', 'src="current/page-about-1440-light.png"'],
  ['the difference', 'src="changed/page-about-1440-light.png"'],
  ['what a picture shows', 'alt="Current picture of home, 390 px, light"'],
  ['the size of a change', '<h3>1440 px, light, changed, 12 pixels</h3>'],
  ['why a picture is missing', 'No &lt;main&gt; &amp; no heading'],
])('shows %s', (_name, expected) => {
  expect(buildGallery(sortResults([home, about, team], results), results)).toContain(expected);
});

it('shows only one picture of what did not change', () => {
  const html = buildGallery(sortResults([home], results), results);
  expect(html).not.toMatch(/"(?:previous|changed)\//);
});
