import { describe, expect, it } from 'vitest';
import { getPriceLabel } from './price-label.ts';

describe('what the headline price stands for', () => {
  it.each([
    [{ pricing_model: 'fixed' }, 'Fixed price'],
    [{ pricing_model: 'hourly' }, 'Estimated'],
    [{ pricing_model: 'packages' }, 'From'],
    [{}, 'Fixed price'],
  ] as const)('%j', (metadata, label) => {
    expect(getPriceLabel({ metadata })).toBe(label);
  });
});
