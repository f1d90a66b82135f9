import { describe, expect, it } from 'vitest';
import { getPriceLabel } from './price-label.ts';

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
