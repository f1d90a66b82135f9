import type { PricingModel } from './read-metadata.ts';

type Prices = {
  pricing_model: PricingModel;
  price: number;
  hourly_rate: number;
  estimated_hours: number;
  packages: readonly { price: number }[];
};

/** Derived like in the database: the fixed price, rate times hours, or the cheapest package; null if it is unknown. */
export function headlinePrice(prices: Prices): number | null {
  const { pricing_model, price, hourly_rate, estimated_hours, packages } = prices;
  switch (pricing_model) {
    case 'fixed':
      return amount(price);
    case 'hourly':
      return amount(Math.round(hourly_rate * estimated_hours * 100) / 100);
    case 'packages':
      return amount(Math.min(...packages.map((one) => one.price)));
  }
}

function amount(value: number) {
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** The duration that the database derives from the delivery times of the packages. */
export function packagesDuration(packages: readonly { delivery: string }[]) {
  return packages
    .map(({ delivery }) => delivery)
    .join(', ')
    .slice(0, 500);
}
