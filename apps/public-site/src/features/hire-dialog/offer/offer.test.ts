import type { ServiceMetadata, ServicePackage } from '@showcase/data';
import { aService } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { findOffer, hireTotal } from './offer.ts';

const nothing = { packageName: '', hours: '', budget: '' };

function choice(name: string, price: number): ServicePackage {
  return { name, description: '', price, delivery: '1 week', features: [] };
}

function offerWith(metadata: ServiceMetadata, price = 450) {
  const service = aService({ price, metadata });
  const offer = findOffer([service], service.id);
  if (!offer) throw new Error('No offer');
  return offer;
}

describe('the total', () => {
  const packages = [choice('Basic', 120), choice('Full', 300.5)];

  it.each<[ServiceMetadata, Partial<typeof nothing>, number | null]>([
    [{}, {}, 450],
    [{ pricing_model: 'fixed', hourly_rate: 60 }, { hours: '3' }, 450],
    [{ pricing_model: 'hourly', hourly_rate: 60 }, {}, null],
    [{ pricing_model: 'hourly', hourly_rate: 60 }, { hours: '2.5' }, 150],
    [{ pricing_model: 'hourly', hourly_rate: 33.33 }, { hours: '7.25' }, 241.64],
    [{ pricing_model: 'hourly', hourly_rate: 1.1 }, { hours: '1.35' }, 1.49],
    [{ pricing_model: 'hourly', hourly_rate: 60 }, { hours: 'two' }, null],
    [{ pricing_model: 'hourly', hourly_rate: 60 }, { hours: '0' }, null],
    [{ pricing_model: 'packages', packages }, {}, null],
    [{ pricing_model: 'packages', packages }, { packageName: 'Full' }, 300.5],
    [{ pricing_model: 'packages', packages }, { packageName: 'Gone' }, null],
  ])('of %j with %j is %s', (metadata, values, total) => {
    expect(hireTotal(offerWith(metadata), { ...nothing, ...values })).toBe(total);
  });

  it.each([
    ['', null],
    ['80', 80],
    ['80.5', 80.5],
    ['80.555', null],
    ['-1', null],
  ])('of something else for %j is %s', (budget, total) => {
    expect(hireTotal({ kind: 'other' }, { ...nothing, budget })).toBe(total);
  });
});

it('offers nothing that is not in the list', () => {
  expect(findOffer([aService()], 'gone')).toBeNull();
  expect(findOffer([], '')).toBeNull();
  expect(findOffer([], 'other')).toEqual({ kind: 'other' });
});
