import { describe, expect, it } from 'vitest';
import { serviceForm, type ServiceValues } from './service-form.ts';
import { BLANK_PACKAGE } from './service-rules.ts';
import { serviceSchema } from './service-schema.ts';

const basic = {
  ...BLANK_PACKAGE,
  name: 'Basic',
  price: '120',
  delivery: '3 days',
  features: ['A'],
};
const good: ServiceValues = {
  ...serviceForm.empty,
  title: 'Landing page',
  description: 'x'.repeat(50),
  duration: '3-5 days',
  price: '450',
};

function firstMessage(fields: Partial<ServiceValues>) {
  return serviceSchema.safeParse({ ...good, ...fields }).error?.issues[0]?.message ?? null;
}

describe('the service form', () => {
  it.each<[Partial<ServiceValues>, string]>([
    [{ title: '' }, 'Service title is required'],
    [{ description: '' }, 'Service description is required'],
    [{ description: 'short' }, 'Description should be at least 50 characters'],
    [{ price: '' }, 'Price is required'],
    [{ price: '-5' }, 'Price must be a positive number'],
    [{ price: '0' }, 'Price must be a positive number'],
    [{ price: '0.50' }, 'Price must be at least $1'],
    [{ price: '10.999' }, 'Price can have two decimal places, such as 10.50'],
    [{ price: '1e3' }, 'Price must be only digits and a decimal point, such as 1250.50'],
    [{ price: '1.234.50' }, 'Price must be only digits and a decimal point, such as 1250.50'],
    [{ price: '--5' }, 'Price must be only digits and a decimal point, such as 1250.50'],
    [{ price: 'ten' }, 'Price must be a positive number'],
    [{ price: '2000000' }, 'Price must be at most $1,000,000'],
    [{ title: '\u200b\u2060' }, 'Service title is required'],
    [{ description: '😀'.repeat(49) }, 'Description should be at least 50 characters'],
    [
      { pricing_model: 'packages', packages: [basic, { ...basic, name: ' BASIC ' }] },
      'Give each package its own name',
    ],
    [
      { pricing_model: 'packages', packages: [basic], newPackage: { ...basic, price: '0.50' } },
      'Price must be at least $1',
    ],
    [
      { pricing_model: 'hourly', hourly_rate: '60', estimated_hours: '0.5' },
      'Estimated hours must be at least 1',
    ],
    [
      { pricing_model: 'hourly', hourly_rate: '900000', estimated_hours: '5' },
      'Rate times hours must be at most $1,000,000',
    ],
    [{ pricing_model: 'hourly', estimated_hours: '5' }, 'Hourly rate is required'],
    [
      { pricing_model: 'hourly', hourly_rate: '0', estimated_hours: '5' },
      'Hourly rate must be a positive number',
    ],
    [{ pricing_model: 'hourly', hourly_rate: '60' }, 'Estimated hours are required'],
    [
      { pricing_model: 'hourly', hourly_rate: '60', estimated_hours: '-1' },
      'Estimated hours must be a positive number',
    ],
    [
      { pricing_model: 'hourly', hourly_rate: '60', estimated_hours: '1e3' },
      'Estimated hours must be only digits and a decimal point, such as 1250.50',
    ],
    [
      { pricing_model: 'hourly', hourly_rate: '60', estimated_hours: '1.234' },
      'Estimated hours can have two decimal places, such as 10.50',
    ],
    [{ pricing_model: 'packages' }, 'You must add at least one package'],
    [
      { pricing_model: 'packages', packages: [basic], newPackage: { ...basic, features: [] } },
      'Name, price, delivery time, and at least one feature are required',
    ],
    [{ duration: '' }, 'Delivery time is required'],
    [
      { pricing_model: 'hourly', hourly_rate: '6', estimated_hours: '5', duration: '' },
      'Delivery time is required',
    ],
    [{ portfolio_url: 'portfolio' }, 'Please enter a valid URL'],
    [{ testimonial_url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ newFaq: { question: 'Why?', answer: ' ' } }, 'Both question and answer are required'],
    [{ revisions: 'custom' }, 'Enter 1 to 999 revisions'],
  ])('rejects %j', (fields, message) => {
    expect(firstMessage(fields)).toBe(message);
  });

  it.each<Partial<ServiceValues>>([
    {},
    { price: '0.5', pricing_model: 'packages', packages: [basic], duration: '' },
    { pricing_model: 'hourly', hourly_rate: '62.50', estimated_hours: '1.5' },
    { revisions: 'custom', custom_revisions: '7' },
    { packages: [basic, basic] },
    { description: '😀'.repeat(50) },
    { portfolio_url: 'https://ada.example' },
  ])('accepts %j', (fields) => {
    expect(firstMessage(fields)).toBeNull();
  });
});
