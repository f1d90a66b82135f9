import type { ServiceMetadata, ServicePackage } from '@showcase/data';
import { expect, it } from 'vitest';
import { priceLabel } from './price-label.ts';

function choice(price: number): ServicePackage {
  return { name: 'Basic', description: '', price, delivery: '1 week', features: [] };
}

it.each<[string, ServiceMetadata]>([
  ['$450.00', {}],
  ['$450.00', { pricing_model: 'fixed', hourly_rate: 60 }],
  ['$60.00 per hour', { pricing_model: 'hourly', hourly_rate: 60 }],
  ['$450.00 per hour', { pricing_model: 'hourly' }],
  ['From $120.00', { pricing_model: 'packages', packages: [choice(300), choice(120)] }],
  ['$450.00', { pricing_model: 'packages', packages: [] }],
])('shows %s', (label, metadata) => {
  expect(priceLabel({ price: 450, metadata })).toBe(label);
});
