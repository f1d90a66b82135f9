import type { ServiceMetadata, ServicePackage } from '@showcase/data/services';
import { aService } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { findHireOption, hireTotal, hasPriceOnRequest } from './hire-option.ts';

const noValues = { packageName: '', hours: '', budget: '', isPriceOnRequest: false };

function aPackage(name: string, price: number): ServicePackage {
  return { name, description: '', price, delivery: '1 week', features: [] };
}

function optionWith(metadata: ServiceMetadata, price = 450) {
  const service = aService({ price, metadata });
  const option = findHireOption([service], service.id);
  if (!option) throw new Error('No option');
  return option;
}

describe('the total', () => {
  const packages = [aPackage('Basic', 120), aPackage('Full', 300.5)];

  it.each<[ServiceMetadata, Partial<typeof noValues>, number | null]>([
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
    expect(hireTotal(optionWith(metadata), { ...noValues, ...values })).toBe(total);
  });

  it.each([
    ['', null],
    ['80', 80],
    ['80.5', 80.5],
    ['80.555', null],
    ['-1', null],
  ])('of something else for %j is %s', (budget, total) => {
    expect(hireTotal({ kind: 'other' }, { ...noValues, budget })).toBe(total);
  });
});

it('has no total while the client wants to hear a price for something else', () => {
  const values = { ...noValues, budget: '80', isPriceOnRequest: true };
  expect(hireTotal({ kind: 'other' }, values)).toBeNull();
  expect(hasPriceOnRequest({ kind: 'other' }, values)).toBe(true);
  expect(hasPriceOnRequest({ kind: 'other' }, noValues)).toBe(false);
  expect(hireTotal(optionWith({}), values)).toBe(450);
  expect(hasPriceOnRequest(optionWith({}), values)).toBe(false);
});

it('has no option for a service that is not in the list', () => {
  expect(findHireOption([aService()], 'gone')).toBeNull();
  expect(findHireOption([], '')).toBeNull();
  expect(findHireOption([], 'other')).toEqual({ kind: 'other' });
});
