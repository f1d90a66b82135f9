import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { coreJourneys } from '../../../e2e/core-journeys.ts';

const cwd = resolve(import.meta.dirname, '../../../e2e/journeys');
const journeys = globSync('**/*.spec.ts', { cwd }).toSorted();
const areas = [...new Set(journeys.map((name) => dirname(name)))];

it('the core journeys exist, and are listed once and in order', () => {
  expect(coreJourneys).toEqual(journeys.filter((name) => coreJourneys.includes(name)));
});

it.each(areas)('one of them is in %s', (area) => {
  expect(coreJourneys.map((name) => dirname(name))).toContain(area);
});

/** Every change of the public site repeats these. The others reach what they show through pages of the shell or of another remote. */
const ofPublicPages = [
  'accessibility.spec.ts',
  'dashboards/published-project.spec.ts',
  'federation/singletons.spec.ts',
  'main-journey.spec.ts',
];
const publicPath =
  /['"`]\/(?:(?:projects|creators?|hire|pricing|about|careers|privacy|terms)[/?'"`]|['"`])/;

it('only those that are about public pages visit one', () => {
  const visiting = coreJourneys.filter((name) =>
    publicPath.test(readFileSync(resolve(cwd, name), 'utf8')),
  );
  const others = visiting.filter((name) => !name.startsWith('public-site/'));
  expect(others).toEqual(ofPublicPages);
});
