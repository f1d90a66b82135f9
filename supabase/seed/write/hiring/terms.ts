import type { Service } from '../../rows.ts';
import { services } from '../../rows.ts';
import { hashToFraction, createStableId } from '../ids.ts';
import { serviceOffered } from '../timeline.ts';

export type RequestTerms = {
  service_id: string | null;
  title: string;
  /** Null if the client wants to hear a price. */
  price: number | null;
  duration: string | null;
  package_name: string | null;
  hours: number | null;
  /** How often the client may request changes; null if there is no limit. */
  revisions: number | null;
};

const customTitles = [
  'A second language for our site',
  'Clean-up of an older project',
  'A month of small repairs',
  'A talk with our team and a plan',
];

type TermsInput = {
  createdDaysAgo: number;
  creator: string;
  name: string;
  about: string | undefined;
};

/** The terms of the service on that day, as the database would store them; otherwise the client's own terms. */
export function getTerms({ createdDaysAgo, creator, name, about }: TermsInput): RequestTerms {
  const activeServices = services.filter(
    (service) =>
      service.owner === creator &&
      service.inactive !== true &&
      serviceOffered(service.slug, creator) > createdDaysAgo,
  );
  const namedService = activeServices.find(({ slug }) => slug === about);
  const service =
    namedService ?? (about === undefined ? pick(activeServices, `${name}/service`) : undefined);
  if (service) return toTerms(service, name);
  return {
    service_id: null,
    title: about ?? pick(customTitles, `${name}/title`) ?? '',
    price: 200 + Math.floor(hashToFraction(`${name}/budget`) * 36) * 50,
    duration: null,
    package_name: null,
    hours: null,
    revisions: null,
  };
}

function toTerms(service: Service, name: string): RequestTerms {
  const terms = {
    service_id: createStableId('service', service.slug),
    title: service.title,
    price: service.price ?? 0,
    duration: service.duration ?? null,
    package_name: null,
    hours: null,
    revisions: service.revisions === 'unlimited' ? null : Number(service.revisions),
  };
  if (service.hourly) {
    const { rate, hours: estimated } = service.hourly;
    const hours = Math.max(1, Math.round(estimated * (0.5 + hashToFraction(`${name}/hours`))));
    return { ...terms, hours, price: rate * hours };
  }
  const chosenPackage = pick(service.packages ?? [], `${name}/package`);
  if (!chosenPackage) return terms;
  const { name: package_name, price, delivery: duration } = chosenPackage;
  return { ...terms, package_name, price, duration };
}

/** The days that a delivery time takes at most, for the texts of the seed. */
export function countDays(duration: string | null): number | undefined {
  const [, count, unit] = /(\d+) (hour|day|business day|week|month)/.exec(duration ?? '') ?? [];
  const daysByUnit: Record<string, number> = {
    hour: 1 / 24,
    day: 1,
    'business day': 1.4,
    week: 7,
    month: 30,
  };
  const days = daysByUnit[unit ?? ''];
  return days === undefined ? undefined : Math.max(1, Math.ceil(Number(count) * days));
}

export function pick<T>(items: readonly T[], name: string): T | undefined {
  return items[Math.floor(hashToFraction(name) * items.length)];
}
