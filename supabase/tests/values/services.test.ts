import { describe, expect, it } from 'vitest';
import { patch } from '../support/rows.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';

const basic = {
  name: 'Basic',
  description: 'Small',
  price: 300,
  delivery: '3 days',
  features: ['One page'],
};
const full = {
  name: 'Full',
  description: 'Large',
  price: 120.5,
  delivery: '2 weeks',
  features: ['Ten pages'],
};
const createPackages = (...packages: unknown[]) => ({ pricing_model: 'packages', packages });

async function createOffer(world: World, columns: Record<string, unknown>) {
  const person = await world.addPerson({ isDev: true });
  const id = await world.as(person, async () => world.addService(person, columns));
  const [row] = await world.sql<{ price: number; duration: string; is_active: boolean }[]>`
    select price::float8 as price, duration, is_active from public.services where id = ${id}`;
  return { person, id, ...row };
}

describe('the price of a service', () => {
  it.each([
    ['fixed', { price: 250, metadata: {} }, 250],
    [
      'hourly',
      { price: 1, metadata: { pricing_model: 'hourly', hourly_rate: 50, estimated_hours: 10 } },
      500,
    ],
    [
      'hourly with cents',
      {
        price: null,
        metadata: { pricing_model: 'hourly', hourly_rate: 33.33, estimated_hours: 2.5 },
      },
      83.33,
    ],
    ['packages', { price: 1, metadata: createPackages(basic, full) }, 120.5],
  ])('is derived: %s', (_, columns, price) =>
    inWorld(async (world) => {
      expect((await createOffer(world, columns)).price).toBe(price);
    }),
  );

  it('follows a change of the pricing model, not the value from the owner', () =>
    inWorld(async (world) => {
      const { person, id } = await createOffer(world, { metadata: createPackages(basic) });
      await world.as(person, (sql) => patch(sql, 'services', id, { price: 2 }));
      const [row] =
        await world.sql`select price::float8 as price from public.services where id = ${id}`;
      expect(row?.price).toBe(300);
    }));

  it('is stored without trailing zeros', () =>
    inWorld(async (world) => {
      const { id } = await createOffer(world, { price: '150.00' });
      const [row] =
        await world.sql`select price::text as price from public.services where id = ${id}`;
      expect(row?.price).toBe('150');
    }));

  it('sets the delivery times of the packages as the duration', () =>
    inWorld(async (world) => {
      const service = await createOffer(world, {
        duration: 'any',
        metadata: createPackages(basic, full),
      });
      expect(service.duration).toBe('3 days, 2 weeks');
      const slow = Array.from({ length: 10 }, (_, index) => ({
        ...basic,
        ...{ name: `Number ${index}`, delivery: 'x'.repeat(100) },
      }));
      expect(
        (await createOffer(world, { metadata: createPackages(...slow) })).duration,
      ).toHaveLength(500);
    }));
});

describe('a service', () => {
  it('without is_active counts as active', () =>
    inWorld(async (world) => {
      expect((await createOffer(world, { is_active: null })).is_active).toBe(true);
      expect((await createOffer(world, { is_active: false })).is_active).toBe(false);
    }));

  const packageMessage = 'Name, price, delivery time, and at least one feature are required';
  const faq = { question: 'Why?', answer: 'It sells.' };
  const priceMessage = 'Price must be a positive number';
  it.each([
    ['Price is required', { price: null }],
    [priceMessage, { price: 0 }],
    [priceMessage, { price: -5 }],
    [priceMessage, { price: 'NaN' }],
    [priceMessage, { price: 1e300 }],
    [priceMessage, { price: 1_000_000.01 }],
    ['Hourly rate is required', { metadata: { pricing_model: 'hourly', estimated_hours: 2 } }],
    [
      'Hourly rate is required',
      { metadata: { pricing_model: 'hourly', hourly_rate: '50', estimated_hours: 2 } },
    ],
    [
      'Hourly rate must be a positive number',
      { metadata: { pricing_model: 'hourly', hourly_rate: 0, estimated_hours: 2 } },
    ],
    ['Estimated hours are required', { metadata: { pricing_model: 'hourly', hourly_rate: 50 } }],
    [
      'Estimated hours must be a positive number',
      { metadata: { pricing_model: 'hourly', hourly_rate: 50, estimated_hours: -1 } },
    ],
    ['You must add at least one package', { metadata: createPackages() }],
    ['You must add at least one package', { metadata: { pricing_model: 'packages' } }],
    [
      'You must add at least one package',
      { metadata: { pricing_model: 'packages', packages: 'many' } },
    ],
    [packageMessage, { metadata: createPackages({ ...basic, name: '\u200b' }) }],
    [packageMessage, { metadata: createPackages({ ...basic, price: 0 }) }],
    [packageMessage, { metadata: createPackages({ ...basic, price: '300' }) }],
    [packageMessage, { metadata: createPackages({ ...basic, delivery: ' ' }) }],
    [packageMessage, { metadata: createPackages({ ...basic, features: [] }) }],
    [packageMessage, { metadata: createPackages({ ...basic, features: [' '] }) }],
    [packageMessage, { metadata: createPackages(basic, { ...full, price: 2_000_000 }) }],
    [packageMessage, { metadata: createPackages('basic') }],
    [
      'You can add up to 10 packages',
      { metadata: createPackages(...Array.from({ length: 11 }, () => basic)) },
    ],
    [
      'Give each package its own name',
      { metadata: createPackages(basic, { ...full, name: ' BASIC ' }) },
    ],
    [
      'Give each package its own name',
      { metadata: { pricing_model: 'fixed', packages: [basic, basic] } },
    ],
    [
      'Choose a pricing model: fixed, hourly or packages',
      { metadata: { pricing_model: 'barter' } },
    ],
    ['Delivery time is required', { duration: '\u00a0' }],
    ['Delivery time is required', { duration: null }],
    [
      'Both question and answer are required',
      { metadata: { faqs: [{ question: 'Why?', answer: ' ' }] } },
    ],
    ['Please enter a valid URL', { metadata: { portfolio_url: 'javascript:alert(1)' } }],
    ['Please enter a valid URL', { metadata: { testimonial_url: 'nowhere' } }],
    [
      'Use at most 30 features of 200 characters each',
      { metadata: { features: Array.from({ length: 31 }, () => 'x') } },
    ],
    ['Use at most 30 features of 200 characters each', { metadata: { features: [5] } }],
    ['Use at most 20 tags of 40 characters each', { metadata: { tags: 'x' } }],
    ['You can add up to 20 questions', { metadata: { faqs: {} } }],
    [
      'You can add up to 20 questions',
      { metadata: { faqs: Array.from({ length: 21 }, () => faq) } },
    ],
    ['Both question and answer are required', { metadata: { faqs: [{ ...faq, question: ' ' }] } }],
    [
      'The details of this service are too long. Shorten them and try again',
      { metadata: { note: 'x'.repeat(32_769 - '{"note": ""}'.length) } },
    ],
  ])('is rejected with "%s": %j', (message, columns) =>
    inWorld(async (world) => {
      expect(await captureError(createOffer(world, columns))).toEqual({ code: 'PT400', message });
    }),
  );

  it('can have features, tags, questions and links', () =>
    inWorld(async (world) => {
      const metadata = {
        features: Array.from({ length: 30 }, () => 'x'.repeat(200)),
        tags: ['Maps'],
        faqs: Array.from({ length: 20 }, () => faq),
        portfolio_url: 'https://ada.example/work',
        testimonial_url: '',
      };
      const { id } = await createOffer(world, { metadata });
      const [row] = await world.sql`select metadata from public.services where id = ${id}`;
      expect(row?.metadata).toEqual(metadata);
    }));

  it.each([{ price: 0.5 }, { price: 10.123 }])('is rejected with the price %j', (columns) =>
    inWorld(async (world) => {
      expect((await captureError(createOffer(world, columns))).code).toBe('23514');
    }),
  );
});
