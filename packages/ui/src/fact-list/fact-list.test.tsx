import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { FactList } from './fact-list.tsx';

const facts = [
  { label: 'Price', value: '$400.00' },
  { label: 'Package', value: null },
  { label: 'Hours', value: 0 },
];

describe('FactList', () => {
  describeConformance(FactList, { props: { facts }, tag: 'dl' });

  it('labels each fact and omits those without a value', () => {
    renderWithUi(<FactList facts={facts} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Price', 'Hours']);
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      '$400.00',
      '0',
    ]);
  });
});
