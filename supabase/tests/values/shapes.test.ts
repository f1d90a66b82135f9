import { describe, expect, it } from 'vitest';
import { patch } from '../support/rows.ts';
import { inWorld, captureError } from '../support/world.ts';

const basic = {
  name: 'Basic',
  description: 'Small',
  price: 300,
  delivery: '3 days',
  features: ['One page'],
};
const createPackages = (...packages: unknown[]) => ({ pricing_model: 'packages', packages });
const faq = { question: 'Why?', answer: 'It sells.' };
const packageMessage = 'Name, price, delivery time, and at least one feature are required';

describe('the details of a service', () => {
  const shapeMessages: Record<string, string> = {
    packages: 'You must add at least one package',
    portfolio_url: 'Please enter a valid URL',
    features: 'Use at most 30 features of 200 characters each',
    tags: 'Use at most 20 tags of 40 characters each',
  };
  const getShapeMessage = (odd: object) =>
    shapeMessages[Object.keys(odd)[0] ?? ''] ?? 'Check the details of this service';

  const cases: [message: string, metadata: Record<string, unknown>][] = [
    [packageMessage, createPackages({ ...basic, name: { en: 'Basic' } })],
    [packageMessage, createPackages({ ...basic, delivery: 3 })],
    ['Both question and answer are required', { faqs: [{ ...faq, answer: {} }] }],
    ['Both question and answer are required', { faqs: [{ ...faq, note: 'x' }] }],
  ];
  for (const odd of [{ description: 5 }, { description: null }, { colors: [] }]) {
    cases.push(['Check the details of this package', createPackages({ ...basic, ...odd })]);
  }
  for (const odd of [
    { pricing_model: null },
    { hourly_rate: '5' },
    { estimated_hours: [] },
    { packages: {} },
    { revisions: 3 },
    { revisions: {} },
    { include_video_call: 'yes' },
    { include_source_files: null },
    { portfolio_url: [] },
    { testimonial_url: null },
    { features: null },
    { tags: null },
    { note: 'x' },
  ]) {
    cases.push([getShapeMessage(odd), odd]);
  }

  it.each(cases)('are rejected with "%s": %j', (message, metadata) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const attempt = world.as(person, () => world.addService(person, { metadata }));
      expect(await captureError(attempt)).toEqual({ code: 'PT400', message });
    }),
  );
});

describe('profile data', () => {
  it.each([
    ['users', 'name', 'Ada\nStone'],
    ['users', 'name', 'Ada\u2028Stone'],
    ['users', 'name', 'Ada\u001b[31m'],
    ['users', 'name', 'Ada\u202e enotS'],
    ['users', 'name', 'Ada\ufff9Stone'],
    ['users', 'name', 'Ada\u{e0041}'],
    ['user_private', 'onboarding_chat', ['Hello']],
    ['user_private', 'onboarding_chat', [{ content: 5 }]],
    ['user_private', 'onboarding_chat', [{ note: 'x' }]],
    ['user_private', 'onboarding_chat', [[]]],
    ['users', 'education', [{ school: 5 }]],
    ['users', 'education', [{ school: null }]],
    ['users', 'education', [{ grade: '1' }]],
    ['users', 'education', [{ from: 'zzz', to: 'abc' }]],
    ['users', 'education', [{ from: '2018', to: '20180' }]],
    ['users', 'experience', [{ from: '1899' }]],
    ['users', 'experience', [{ to: 'May 2021' }]],
    ['users', 'experience', [{ current: 'yes' }]],
    ['users', 'experience', [{ company: {} }]],
    ['users', 'experience', [null]],
    ['user_private', 'preferences', { a: {} }],
    ['user_private', 'preferences', { a: [] }],
    ['user_private', 'preferences', { a: null }],
  ])('has one shape: %s.%s %j', (table, column, value) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const change = world.as(person, (sql) => patch(sql, table, person.id, { [column]: value }));
      expect((await captureError(change)).code).toBe('23514');
    }),
  );
});
