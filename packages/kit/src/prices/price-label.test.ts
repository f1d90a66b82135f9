import type { ServiceMetadata, ServicePackage } from '@showcase/data/services';
import { describe, expect, it } from 'vitest';
import { formatPrice, getPriceLabel } from './price-label.ts';

function choice(price: number): ServicePackage {
  return { name: 'Basic', description: '', price, delivery: '1 week', features: [] };
}

describe('formatPrice', () => {
  it.each<[string, ServiceMetadata]>([
    ['$450.00', {}],
    ['$450.00', { pricing_model: 'fixed', hourly_rate: 60 }],
    ['$60.00 per hour', { pricing_model: 'hourly', hourly_rate: 60 }],
    ['$450.00 per hour', { pricing_model: 'hourly' }],
    ['From $120.00', { pricing_model: 'packages', packages: [choice(300), choice(120)] }],
    ['$450.00', { pricing_model: 'packages', packages: [] }],
  ])('returns %s', (label, metadata) => {
    expect(formatPrice({ price: 450, metadata })).toBe(label);
  });
});

describe('getPriceLabel', () => {
  it.each([
    [{ pricing_model: 'fixed' }, 'Fixed price'],
    [{ pricing_model: 'hourly' }, 'Estimated'],
    [{ pricing_model: 'packages' }, 'From'],
    [{}, 'Fixed price'],
  ] as const)('returns for %j "%s"', (metadata, label) => {
    expect(getPriceLabel({ metadata })).toBe(label);
  });
});
