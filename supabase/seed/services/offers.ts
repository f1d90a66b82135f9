import { backendOffers } from './backend.ts';
import { interfaceOffers } from './interface.ts';
import { mobileAndMoreOffers } from './mobile-and-more.ts';
import type { Offer } from './offer.ts';
import { productOffers } from './product.ts';

export const offers: readonly Offer[] = [
  ...productOffers,
  ...interfaceOffers,
  ...backendOffers,
  ...mobileAndMoreOffers,
];
