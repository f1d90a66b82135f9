import { describe, expect, it } from 'vitest';
import { createRequest } from '../../support/hiring.ts';
import type { RequestInput } from '../../support/hiring.ts';
import { inWorld, captureError } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

const hourly = { metadata: { pricing_model: 'hourly', hourly_rate: 33.33, estimated_hours: 10 } };
const packages = {
  metadata: {
    pricing_model: 'packages',
    packages: [
      { name: 'Small', price: 200, delivery: '1 week', features: ['One page'] },
      { name: 'Large', price: 950.5, delivery: '3 weeks', features: ['Ten pages'] },
    ],
  },
};

async function request(world: World, columns: Record<string, unknown> | null, input: RequestInput) {
  const creator = await world.addPerson({ isDev: true });
  const client = await world.addPerson();
  const service = columns && (await world.addService(creator, columns));
  return world.as(client, (sql) =>
    createRequest(sql, { creator_id: creator.id, service_id: service, ...input }),
  );
}

describe('the terms', () => {
  it.each([
    [hourly, { hours: 3, budget: 99.99 }, { price: '99.99', hours: '3', duration: '3 days' }],
    [hourly, { hours: '0001.50' }, { price: '50', hours: '1.5' }],
    [hourly, { hours: 1.5, budget: '49.995' }, { price: '50' }],
    [
      packages,
      { package_name: 'Small' },
      { price: '200', package_name: 'Small', duration: '1 week' },
    ],
    [packages, { package_name: 'Large', budget: 950.5 }, { price: '950.5', duration: '3 weeks' }],
    [null, { title: ' A map ', budget: '1' }, { title: 'A map', price: '1', duration: null }],
    [null, { title: 't'.repeat(150), budget: 5 }, { title: 't'.repeat(150) }],
    [null, { title: 'A map' }, { title: 'A map', price: null, service_id: null }],
    [null, { title: 'A map', budget: 1_000_000 }, { price: '1000000', service_id: null }],
  ])('of %j for %j', (columns, input, expected) =>
    inWorld(async (world) => {
      expect(await request(world, columns, input)).toMatchObject(expected);
    }),
  );

  it.each([
    [{}, { package_name: 'Small' }, 'This service has no packages'],
    [{}, { hours: 2 }, "This service isn't paid by the hour"],
    [hourly, {}, 'Enter the number of hours'],
    [hourly, { hours: 0.5 }, 'Enter 1 to 10,000 hours'],
    [hourly, { hours: 10_001 }, 'Enter 1 to 10,000 hours'],
    [hourly, { hours: 1.005 }, 'Enter 1 to 10,000 hours'],
    [hourly, { hours: 'NaN' }, 'Enter 1 to 10,000 hours'],
    [hourly, { package_name: 'Small', hours: 1 }, 'This service has no packages'],
    [
      { metadata: { pricing_model: 'hourly', hourly_rate: 5000, estimated_hours: 10 } },
      { hours: 10_000 },
      "The total can't be more than $1,000,000",
    ],
    [packages, {}, 'Choose a package'],
    [packages, { package_name: 'Small', hours: 2 }, "This service isn't paid by the hour"],
    [null, { budget: 5 }, 'Add a title of at most 150 characters'],
    [null, { title: ' ', budget: 5 }, 'Add a title of at most 150 characters'],
    [null, { title: 't'.repeat(151), budget: 5 }, 'Add a title of at most 150 characters'],
    [null, { title: 'A map', budget: 0 }, 'Enter a budget from $1 to $1,000,000'],
    [null, { title: 'A map', budget: -5 }, 'Enter a budget from $1 to $1,000,000'],
    [null, { title: 'A map', budget: 'NaN' }, 'Enter a budget from $1 to $1,000,000'],
    [null, { title: 'A map', budget: '1e300' }, 'Enter a budget from $1 to $1,000,000'],
    [null, { title: 'A map', budget: 1.005 }, 'Use at most two decimals, such as 10.50'],
    [null, { title: 'A map', budget: 5, hours: 1 }, 'Choose a service to set a package or hours'],
    [
      null,
      { title: 'A map', budget: 5, package_name: 'Small' },
      'Choose a service to set a package or hours',
    ],
  ])('of %j are rejected for %j', (columns, input, message) =>
    inWorld(async (world) => {
      expect(await captureError(request(world, columns, input))).toEqual({
        code: 'PT400',
        message,
      });
    }),
  );

  it('are rejected for a package that does not exist', () =>
    inWorld(async (world) => {
      for (const package_name of ['Medium', 'S%'])
        expect(await captureError(request(world, packages, { package_name }))).toEqual({
          code: 'PT404',
          message: 'This package is no longer available',
        });
    }));
});
