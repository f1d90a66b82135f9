export { COUNTRY_CODES, nameCountry } from './tax/countries.ts';
