import { aProject } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { getFacts, getSale, getStory } from './project-facts.ts';

it.each([
  ['personal', 'Personal project'],
  ['client', 'Client work'],
  ['education', 'Education'],
  ['opensource', 'Open source'],
  ['hackathon', 'Hackathon'],
] as const)('the type %s is called "%s"', (project_type, label) => {
  expect(getFacts(aProject({ project_type }))[0]).toEqual({ label: 'Type', value: label });
});

it('has a story of what was written', () => {
  expect(getStory(aProject())).toEqual([]);
  expect(getStory(aProject({ challenges: 'No net', solutions: '' }))).toEqual([
    { label: 'Challenges', text: 'No net' },
  ]);
});

it('is for sale with its price and what is included', () => {
  const sale = {
    is_for_sale: true,
    sale_kind: 'license' as const,
    sale_price: 1200,
    includes_documentation: false,
  };
  expect(getSale(aProject({ ...sale, includes_support: true }))).toEqual({
    kind: 'license',
    licenses: [],
    price: 1200,
    includes: ['Source code', '30 days of support'],
  });
  expect(getSale(aProject({ ...sale, includes_support: true, support_duration: 1 }))).toMatchObject(
    { includes: ['Source code', '1 day of support'] },
  );
});

it('is not for sale, even if a price and support were written once', () => {
  expect(getSale(aProject({ sale_price: 1200, includes_support: true }))).toBeNull();
});

it.each([{ sale_kind: null }, { sold_at: '2026-01-05T12:00:00.000Z' }])(
  'is not for sale with %j',
  (fields) => {
    const sale = { is_for_sale: true, sale_kind: 'once' as const, sale_price: 1200 };
    expect(getSale(aProject(sale))).not.toBeNull();
    expect(getSale(aProject({ ...sale, ...fields }))).toBeNull();
  },
);
