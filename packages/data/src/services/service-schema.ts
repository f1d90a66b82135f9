import { createSchema } from '../forms/create-schema.ts';
import { addPendingEntryIssue } from '../forms/pending-entry.ts';
import { findSpellingError, validateAmount } from '../forms/validate-amount.ts';
import { serviceForm, type ServiceValues } from './service-form.ts';
import {
  MAX_PACKAGES,
  validateFaq,
  validatePackage,
  validatePackageNames,
} from './service-rules.ts';

const MAX_HOURS = 10_000;
const MAX_TOTAL = 1_000_000;

/** The fields of the service form; numbers are strings as typed, and empty means not specified. */
export const serviceSchema = createSchema(serviceForm).superRefine((values, context) => {
  const addIssue = (path: keyof ServiceValues, message: string | null) =>
    message && context.addIssue({ code: 'custom', path: [path], message });
  const { pricing_model: model, packages, revisions, custom_revisions } = values;
  if (model === 'fixed') addIssue('price', validateAmount(values.price, 'Price'));
  if (model === 'hourly') {
    addIssue('hourly_rate', validateAmount(values.hourly_rate, 'Hourly rate'));
    addIssue('estimated_hours', validateHours(values));
  }
  if (model === 'packages') {
    if (packages.length === 0) addIssue('packages', 'You must add at least one package');
    if (packages.length > MAX_PACKAGES)
      addIssue('packages', `You can add up to ${MAX_PACKAGES} packages`);
    addIssue('packages', validatePackageNames(packages));
    addPendingEntryIssue(context, 'newPackage', values.newPackage, validatePackage);
  } else if (values.duration === '') addIssue('duration', 'Delivery time is required');
  if (revisions === 'custom' && !/^[1-9]\d{0,2}$/.test(custom_revisions)) {
    addIssue('custom_revisions', 'Enter 1 to 999 revisions');
  }
  addPendingEntryIssue(context, 'newFaq', values.newFaq, validateFaq);
});

function validateHours({ estimated_hours, hourly_rate }: ServiceValues) {
  if (estimated_hours === '') return 'Estimated hours are required';
  const spellingError = findSpellingError(estimated_hours, 'Estimated hours');
  if (spellingError) return spellingError;
  const hours = Number(estimated_hours);
  if (!(hours > 0)) return 'Estimated hours must be a positive number';
  if (hours < 1) return 'Estimated hours must be at least 1';
  if (hours > MAX_HOURS) return 'Estimated hours must be at most 10,000';
  const total = hours * Number(hourly_rate);
  return total > MAX_TOTAL ? 'Rate times hours must be at most $1,000,000' : null;
}
