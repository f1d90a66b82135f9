import type { HireRequestInput } from '@showcase/data/hire-requests';
import type { ServiceMetadata } from '@showcase/data/services';
import { aService } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { toHireRequestInput } from './hire-request-input.ts';
import { SOMETHING_ELSE } from '../hire-param.ts';
import { findHireOption } from './hire-option.ts';

const filledValues = {
  packageName: 'Basic',
  hours: '2.5',
  title: 'A logo',
  budget: '80',
  isPriceOnRequest: false,
  message: 'A shop for tea, please.',
};
const basic = { name: 'Basic', description: '', price: 120, delivery: '1 week', features: [] };

it.each<[ServiceMetadata | null, Partial<HireRequestInput>]>([
  [null, { title: 'A logo', budget: 80 }],
  [{}, { serviceId: 's', budget: 450 }],
  [
    { pricing_model: 'hourly', hourly_rate: 60 },
    { serviceId: 's', hours: 2.5, budget: 150 },
  ],
  [
    { pricing_model: 'packages', packages: [basic] },
    { serviceId: 's', packageName: 'Basic', budget: 120 },
  ],
])('of %j sends %j and nothing else', (metadata, fields) => {
  const services = metadata ? [aService({ id: 's', price: 450, metadata })] : [];
  const option = findHireOption(services, metadata ? 's' : SOMETHING_ELSE);
  const input = option && toHireRequestInput({ creatorId: 'ada', option, values: filledValues });
  expect(input).toEqual({ creatorId: 'ada', message: 'A shop for tea, please.', ...fields });
});

it('has no budget for a price on request, and names the project that the client came from', () => {
  const values = { ...filledValues, isPriceOnRequest: true };
  const other = { kind: 'other' } as const;
  const base = { creatorId: 'ada', message: values.message, fromProjectId: 'map' };
  expect(
    toHireRequestInput({ creatorId: 'ada', option: other, values, fromProjectId: 'map' }),
  ).toEqual({ ...base, title: 'A logo', budget: null });
  const option = findHireOption([aService({ id: 's', price: 450 })], 's') ?? other;
  expect(toHireRequestInput({ creatorId: 'ada', option, values, fromProjectId: 'map' })).toEqual({
    ...base,
    serviceId: 's',
    budget: 450,
  });
});
