export { getOfferHint } from './offer-hint.ts';
export { OfferButton } from './offer-button.tsx';
