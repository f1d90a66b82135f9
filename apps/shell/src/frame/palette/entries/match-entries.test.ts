import { expect, it } from 'vitest';
import { matchEntries } from './match-entries.ts';

const entries = [
  { label: 'My Projects', hint: 'Developer dashboard' },
  { label: 'Projects' },
  { label: 'Projects', hint: 'Admin dashboard' },
  { label: 'Hire Requests', hint: 'Developer dashboard' },
  { label: 'Über uns' },
  { label: 'Use the dark theme' },
];

const match = (text: string) =>
  matchEntries(text, entries).map(({ label, hint }) => [label, hint].filter(Boolean).join(', '));

it.each([
  ['proj', ['Projects', 'Projects, Admin dashboard', 'My Projects, Developer dashboard']],
  ['PROJECTS admin', ['Projects, Admin dashboard']],
  ['  dev   hire ', ['Hire Requests, Developer dashboard']],
  ['uber', ['Über uns']],
  ['ÜBER', ['Über uns']],
  ['theme', ['Use the dark theme']],
  ['quest', ['Hire Requests, Developer dashboard']],
  ['projects (all)', []],
])('finds for %j: %j', (text, expected) => {
  expect(match(text)).toEqual(expected);
});

it.each(['', '  '])('leaves all entries in their order for %j', (text) => {
  expect(matchEntries(text, entries)).toEqual(entries);
});
