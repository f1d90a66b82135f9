export { formatPrice, getHourlyRate, getPriceLabel } from './price-label.ts';
