export { COUNTRY_CODES, isInEu, nameCountry } from './tax/countries.ts';
export { decideTaxCase } from './tax/tax-case.ts';
