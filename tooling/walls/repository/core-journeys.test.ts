import { globSync } from 'node:fs';
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
