import type { CreatorSlug } from '../../people.ts';
import type { Offer } from '../../services/offer.ts';
import { offers } from '../../services/offers.ts';
import { fractionOf, idOf } from '../ids.ts';
import { serviceOffered } from '../timeline.ts';

export type Deal = {
  service_id: string | null;
  title: string;
  price: number;
  duration: string | null;
  package_name: string | null;
  hours: number | null;
};

const wishes = [
  'A second language for our site',
  'Clean-up of an older project',
  'A month of small repairs',
  'A talk with our team and a plan',
];

type Asked = { asked: number; creator: CreatorSlug; name: string; about: string | undefined };

/** What a creator offered on that day, the way the database would freeze it; else something of the client's own. */
export function dealOn({ asked, creator, name, about }: Asked): Deal {
  const offered = offers.filter(
    (offer) =>
      offer.owner === creator &&
      offer.inactive !== true &&
      serviceOffered(offer.slug, creator) > asked,
  );
  const named = offered.find(({ slug }) => slug === about);
  const offer = named ?? (about === undefined ? pick(offered, `${name}/service`) : undefined);
  if (offer) return dealOf(offer, name);
  return {
    service_id: null,
    title: about ?? pick(wishes, `${name}/title`) ?? '',
    price: 200 + Math.floor(fractionOf(`${name}/budget`) * 36) * 50,
    duration: null,
    package_name: null,
    hours: null,
  };
}

function dealOf(offer: Offer, name: string): Deal {
  const deal = {
    service_id: idOf('service', offer.slug),
    title: offer.title,
    price: offer.price ?? 0,
    duration: offer.duration ?? null,
    package_name: null,
    hours: null,
  };
  if (offer.hourly) {
    const [rate, estimated] = offer.hourly;
    const hours = Math.max(1, Math.round(estimated * (0.5 + fractionOf(`${name}/hours`))));
    return { ...deal, hours, price: rate * hours };
  }
  const chosen = pick(offer.packages ?? [], `${name}/package`);
  if (!chosen) return deal;
  const [package_name, , price, duration] = chosen;
  return { ...deal, package_name, price, duration };
}

export function pick<T>(items: readonly T[], name: string): T | undefined {
  return items[Math.floor(fractionOf(name) * items.length)];
}
