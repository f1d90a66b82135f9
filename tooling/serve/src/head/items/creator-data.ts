import { getProfileLinks } from '@showcase/kit/profile';
import { z } from 'zod';

const USD = { priceCurrency: 'USD' };

const serviceRow = z.object({
  title: z.string(),
  price: z.number(),
  metadata: z.object({
    pricing_model: z.string().optional(),
    hourly_rate: z.number().optional(),
    packages: z.array(z.object({ price: z.number() })).optional(),
  }),
});

const text = z.string().nullable();

export const creatorRow = z.object({
  id: z.string(),
  name: z.string(),
  username: text,
  avatar: text,
  bio: text,
  location: text,
  skills: z.array(z.string()),
  specialization: text,
  hourly_rate: z.number().nullable(),
  languages: z.array(z.string()),
  experience: z.array(z.object({ company: z.string(), current: z.boolean().optional() })),
  education: z.array(z.object({ school: z.string() })),
  website: text,
  github: text,
  linkedin: text,
  twitter: text,
  instagram: text,
  rating_avg: z.number(),
  rating_count: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  services: z.array(serviceRow),
});

type Creator = z.infer<typeof creatorRow>;
type Shown = { url: string; description: string; image: string | null };

/** The creator as their page shows them; what is empty is left out. */
export function describePerson(creator: Creator, { url, description, image }: Shown) {
  const { name, specialization, location, languages, skills } = creator;
  const links = getProfileLinks(creator).map(({ href }) => href);
  const offers = listOffers(creator);
  return {
    '@type': 'Person',
    '@id': personId(url),
    name,
    url,
    description,
    ...(image && { image }),
    ...(specialization && { jobTitle: specialization }),
    ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    ...filled('knowsAbout', skills),
    ...filled('knowsLanguage', languages),
    ...filled('sameAs', links),
    ...filled(
      'worksFor',
      creator.experience
        .filter(({ current }) => current)
        .map(({ company }) => ({ '@type': 'Organization', name: company })),
    ),
    ...filled(
      'alumniOf',
      creator.education.map(({ school }) => ({ '@type': 'EducationalOrganization', name: school })),
    ),
    ...filled('makesOffer', offers),
  };
}

/** Null without reviews. */
export function describeRating({ rating_avg, rating_count, name }: Creator, url: string) {
  if (rating_count === 0) return null;
  return {
    '@type': 'AggregateRating',
    itemReviewed: { '@type': 'Person', '@id': personId(url), name },
    ratingValue: rating_avg.toFixed(1),
    bestRating: 5,
    worstRating: 1,
    reviewCount: rating_count,
  };
}

function personId(url: string) {
  return `${url}#creator`;
}

function listOffers({ hourly_rate, services }: Creator) {
  const rate = hourly_rate
    ? [{ '@type': 'Offer', name: 'Hourly rate', ...perHour({ minPrice: hourly_rate }) }]
    : [];
  return [...rate, ...services.map(describeOffer)];
}

function describeOffer({ title, price, metadata }: Creator['services'][number]) {
  const itemOffered = { '@type': 'Service', name: title };
  const prices = (metadata.packages ?? []).map((choice) => choice.price);
  if (metadata.pricing_model === 'packages' && prices.length > 0) {
    const range = { lowPrice: Math.min(...prices), highPrice: Math.max(...prices) };
    return { '@type': 'AggregateOffer', itemOffered, ...range, offerCount: prices.length, ...USD };
  }
  if (metadata.pricing_model === 'hourly') {
    return { '@type': 'Offer', itemOffered, ...perHour({ price: metadata.hourly_rate ?? price }) };
  }
  return { '@type': 'Offer', itemOffered, price, ...USD };
}

function perHour(price: { price: number } | { minPrice: number }) {
  const specification = { '@type': 'UnitPriceSpecification', ...price, ...USD, unitCode: 'HUR' };
  return { priceSpecification: specification };
}

function filled(key: string, items: readonly unknown[]) {
  return items.length > 0 ? { [key]: items } : {};
}
