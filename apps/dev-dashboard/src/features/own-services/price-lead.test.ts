import { describe, expect, it } from 'vitest';
import { priceLead } from './price-lead.ts';

describe('what the headline price stands for', () => {
  it.each([
    [{ pricing_model: 'fixed' }, 'Fixed price'],
    [{ pricing_model: 'hourly' }, 'Estimated'],
    [{ pricing_model: 'packages' }, 'From'],
    [{}, 'Fixed price'],
  ] as const)('%j', (metadata, lead) => {
    expect(priceLead({ metadata })).toBe(lead);
  });
});
