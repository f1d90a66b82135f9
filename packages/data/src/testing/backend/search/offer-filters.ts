import { LOCATION_FILTERS } from '../../../constants.ts';
import type { User } from '../../../users/user.ts';
import type { ServiceRow } from '../../rows.ts';
import type { FakeState } from '../fake-state.ts';
import { toTexts, type Arguments } from './found.ts';

const MIN_REVIEWS = 3;

/** A service, or one of its packages. */
type Offer = { model: string; price: number; days: number | null };

export function isCreatorWanted(user: User, input: Arguments) {
  const { availability, rating_avg, rating_count } = user;
  const languages = toTexts(input.languages).map((language) => language.toLowerCase());
  const availabilities = toTexts(input.availability);
  const minRating = toNumber(input.min_rating);
  return (
    (availabilities.length === 0 || availabilities.includes(availability ?? '')) &&
    (languages.length === 0 ||
      user.languages.some((language) => languages.includes(language.toLowerCase()))) &&
    (minRating === null || (rating_count >= MIN_REVIEWS && rating_avg >= minRating))
  );
}

/** Whether one offer of the chosen services has the wanted price, time and model. */
export function hasMatchingOffer(
  state: FakeState,
  isChosen: (service: ServiceRow) => boolean,
  input: Arguments,
) {
  const [minPrice, maxPrice] = [toNumber(input.min_price), toNumber(input.max_price)];
  const maxDays = toNumber(input.max_days);
  const models = toTexts(input.models);
  if (minPrice === null && maxPrice === null && maxDays === null && models.length === 0)
    return true;
  return state.services
    .filter((service) => service.is_active && isChosen(service))
    .flatMap(listOffers)
    .some(
      ({ model, price, days }) =>
        (minPrice === null || price >= minPrice) &&
        (maxPrice === null || price <= maxPrice) &&
        (maxDays === null || (days !== null && days <= maxDays)) &&
        (models.length === 0 || models.includes(model)),
    );
}

/** 'London UK', which is offered, matches itself alone; 'lisbon' matches 'Lisbon, Portugal'. */
export function isInLocation(location: string, wanted: string) {
  if (LOCATION_FILTERS.some((offered) => offered === wanted)) return location === wanted;
  return toPlainLocation(location).includes(toPlainLocation(wanted));
}

/** By the average, and by the number of reviews where it is equal; below three reviews all are the same. */
export function ratingRank({ rating_avg, rating_count }: User) {
  return rating_count < MIN_REVIEWS ? -1 : rating_avg + rating_count / 1_000_000;
}

function listOffers({ price, duration, metadata }: ServiceRow): Offer[] {
  const { pricing_model: model = 'fixed', packages = [] } = metadata;
  if (model !== 'packages') return [{ model, price, days: toDays(duration) }];
  return packages.map((choice) => ({ model, price: choice.price, days: toDays(choice.delivery) }));
}

function toDays(duration: string) {
  const last = /(\d+)\D*$/.exec(duration)?.[1];
  return last === undefined ? null : Number(last) * (/week/i.test(duration) ? 7 : 1);
}

function toPlainLocation(location: string) {
  const plain = location.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim();
}

function toNumber(value: unknown) {
  return value === undefined || value === null ? null : Number(value);
}
