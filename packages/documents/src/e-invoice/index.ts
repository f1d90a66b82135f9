export { findMissingDetails } from './find-problems.ts';
export { COUNTRY_CODES, isInEu, nameCountry } from './tax/countries.ts';
export { decideTaxCase } from './tax/tax-case.ts';
