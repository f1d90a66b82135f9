import { LOCATION_FILTERS, TECHNOLOGY_FILTERS } from '../../../constants.ts';
import type { ServiceRow } from '../../rows.ts';
import type { FakeState } from '../fake-state.ts';
import { findText, withGroups, type Arguments } from './found.ts';
import { hasMatchingOffer, isCreatorWanted, isInLocation, ratingRank } from './offer-filters.ts';

export function findServices(state: FakeState, input: Arguments) {
  const services = state.services
    .filter(({ is_active, id }) => is_active && !state.hidden.includes(id))
    .flatMap((service) => {
      const creator = state.users.find(({ id, is_dev }) => id === service.user_id && is_dev);
      return creator && isCreatorWanted(creator, input) ? [toFound(service, creator)] : [];
    })
    .filter(({ id }) => hasMatchingOffer(state, (service) => service.id === id, input))
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    .sort(ORDERS[String(input.sort)] ?? (() => 0));
  const found = findText(services, input.q, ({ title, description, creator }) => [
    title,
    description,
    creator.name,
    ...creator.skills,
  ]);
  return withGroups(found, {
    skills: { values: TECHNOLOGY_FILTERS, getValues: ({ creator }) => creator.skills },
    locations: {
      values: LOCATION_FILTERS,
      getValues: ({ creator }) => [creator.location ?? ''],
      matches: isInLocation,
    },
  });
}

function toFound(service: ServiceRow, creator: FakeState['users'][number]) {
  const { id, title, description, price, duration, metadata, images, created_at } = service;
  const pricing_model = metadata.pricing_model ?? 'fixed';
  const image = { image_url: images[0] ?? null, image_color: null };
  return { id, title, description, price, duration, pricing_model, ...image, created_at, creator };
}

type Found = ReturnType<typeof toFound>;

/** What is compared before the date. */
const ORDERS: Record<string, (a: Found, b: Found) => number> = {
  price: (a, b) => a.price - b.price,
  rating: (a, b) => ratingRank(b.creator) - ratingRank(a.creator),
};
