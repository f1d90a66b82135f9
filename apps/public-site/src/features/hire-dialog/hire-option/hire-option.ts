import type { Service } from '@showcase/data/services';
import type { HireKind, HireValues } from '@showcase/data/schemas';
import { getHourlyRate } from '@showcase/kit/prices';
import { SOMETHING_ELSE } from '../hire-param.ts';

export type HireableService = Pick<
  Service,
  'id' | 'title' | 'price' | 'duration' | 'requirements' | 'metadata'
>;

/** The subject of the request that the client is about to send. */
export type HireOption =
  | { kind: 'other' }
  | { kind: Exclude<HireKind, 'other'>; service: HireableService };

/** Null if nothing is selected or the selection is no longer available. */
export function findHireOption(
  services: readonly HireableService[],
  id: string,
): HireOption | null {
  if (id === SOMETHING_ELSE) return { kind: 'other' };
  const service = services.find((candidate) => candidate.id === id);
  return service ? { kind: service.metadata.pricing_model ?? 'fixed', service } : null;
}

/** Whether the client wants to hear a price instead of setting a budget. */
export function hasPriceOnRequest(
  option: HireOption | null,
  values: Pick<HireValues, 'isPriceOnRequest'>,
) {
  return option?.kind === 'other' && values.isPriceOnRequest;
}

/** US dollars with cents, computed like in the database; null while a value is missing, and without a budget. */
export function hireTotal(
  option: HireOption,
  values: Pick<HireValues, 'packageName' | 'hours' | 'budget' | 'isPriceOnRequest'>,
) {
  switch (option.kind) {
    case 'other':
      return values.isPriceOnRequest ? null : parseAmount(values.budget);
    case 'hourly': {
      const hours = parseAmount(values.hours);
      return hours && multiplyByRate(hours, getHourlyRate(option.service));
    }
    case 'packages':
      return (
        option.service.metadata.packages?.find(({ name }) => name === values.packageName)?.price ??
        null
      );
    case 'fixed':
      return option.service.price;
  }
}

/** The creator's estimate as the initial value; empty for other options. */
export function estimatedHours(option: HireOption | null) {
  const hours = option?.kind === 'hourly' ? option.service.metadata.estimated_hours : undefined;
  return hours === undefined ? '' : String(hours);
}

/** In whole hundredths, because the product of 33.33 and 7.25 is otherwise inexact. */
function multiplyByRate(hours: number, rate: number) {
  const tenThousandths = Math.round(hours * 100) * Math.round(rate * 100);
  return Math.round(tenThousandths / 100) / 100;
}

function parseAmount(text: string) {
  const trimmed = text.trim();
  return /^\d+(\.\d{1,2})?$/.test(trimmed) && Number(trimmed) > 0 ? Number(trimmed) : null;
}
