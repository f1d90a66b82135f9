import { aService } from '@showcase/data/testing';
import { UiProvider } from '@showcase/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HireOptionSelect } from './hire-option-select.tsx';

it.each([
  ['fixed', '2 weeks', '3', 'Delivery time: 2 weeks · 3 revisions'],
  ['hourly', '2 weeks', 'unlimited', 'Delivery time: 2 weeks · Unlimited revisions'],
  ['fixed', '2 weeks', undefined, 'Delivery time: 2 weeks'],
  ['packages', 'Up to 2 weeks', '1', '1 revision'],
] as const)('says when a service of kind %s in %s with %s revisions is delivered', (...row) => {
  const [pricing_model, duration, revisions, hint] = row;
  const metadata = { pricing_model, ...(revisions && { revisions }) };
  const service = aService({ duration, metadata });
  render(
    <HireOptionSelect
      services={[service]}
      value={service.id}
      isMissing={false}
      onValueChange={() => undefined}
    />,
    { wrapper: UiProvider },
  );
  expect(screen.getByText(hint)).toBeTruthy();
});
