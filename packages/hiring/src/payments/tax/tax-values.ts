import type { TaxChoice } from '@showcase/data/invoices';
import type { TaxValues } from '@showcase/data/schemas';

/** What was confirmed before, as it is typed. */
export function toTaxValues(confirmed: TaxChoice | null): TaxValues {
  const { rate, local } = confirmed ?? {};
  return {
    rate: rate === undefined ? '' : String(rate / 100),
    currency: local?.currency ?? 'EUR',
    localRate: local ? String(local.rate) : '',
    day: local?.day ?? '',
    source: local?.source ?? '',
  };
}

/** Rates are stored in hundredths of a percent. */
export function toTaxChoice(
  taxCase: TaxChoice['case'],
  { rate, currency, localRate, day, source }: TaxValues,
  { isLocal }: { isLocal: boolean },
): TaxChoice {
  if (taxCase !== 'domestic') return { case: taxCase };
  return {
    case: taxCase,
    rate: Math.round(Number(rate) * 100),
    ...(isLocal && { local: { currency, rate: Number(localRate), day, source } }),
  };
}
