import { expect, it } from 'vitest';
import { aCreator, creatorId, requestHead, siteOrigin } from '../testing/heads.ts';

type Creator = Partial<Record<keyof typeof aCreator, unknown>>;

async function readData(fields: Creator = {}) {
  const users = [{ ...aCreator, ...fields }];
  const { data, requests } = await requestHead(`/creators/${creatorId}`, { users });
  const [page, ...others] = data;
  const person = page?.mainEntity as Record<string, unknown>;
  return { person, others, query: requests[0]?.searchParams };
}

it('says of a creator what the page shows', async () => {
  const { person } = await readData({
    languages: ['English', 'Twi'],
    website: 'https://ada.example',
    instagram: '@ada',
    experience: [
      { company: 'Kindlewood', position: 'Developer', current: true },
      { company: 'Wavefold', position: 'Developer', current: false },
    ],
    education: [{ school: 'Konstfack' }],
  });
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'Ada Stone',
    jobTitle: 'Frontend',
    knowsAbout: ['React'],
    knowsLanguage: ['English', 'Twi'],
    sameAs: ['https://ada.example/', 'https://instagram.com/ada'],
    worksFor: [{ '@type': 'Organization', name: 'Kindlewood' }],
    alumniOf: [{ '@type': 'EducationalOrganization', name: 'Konstfack' }],
  });
});

it('offers the hourly rate and the services, each at its price', async () => {
  const service = { title: 'A map', price: 450, metadata: {} };
  const hourly = { pricing_model: 'hourly', hourly_rate: 60 };
  const packages = { pricing_model: 'packages', packages: [{ price: 300 }, { price: 120 }] };
  const { person, query } = await readData({
    hourly_rate: 110,
    services: [service, { ...service, metadata: hourly }, { ...service, metadata: packages }],
  });
  const itemOffered = { '@type': 'Service', name: 'A map' };
  expect(person.makesOffer).toEqual([
    {
      '@type': 'Offer',
      name: 'Hourly rate',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: 110,
        priceCurrency: 'USD',
        unitCode: 'HUR',
      },
    },
    { '@type': 'Offer', itemOffered, price: 450, priceCurrency: 'USD' },
    {
      '@type': 'Offer',
      itemOffered,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 60,
        priceCurrency: 'USD',
        unitCode: 'HUR',
      },
    },
    {
      '@type': 'AggregateOffer',
      itemOffered,
      lowPrice: 120,
      highPrice: 300,
      offerCount: 2,
      priceCurrency: 'USD',
    },
  ]);
  expect(query?.get('services.limit')).toBe('20');
});

it('has a rating only if there are reviews', async () => {
  const { others } = await readData({ rating_avg: 4.75, rating_count: 8 });
  expect(others[0]).toMatchObject({
    '@type': 'AggregateRating',
    itemReviewed: { '@type': 'Person', name: 'Ada Stone' },
    ratingValue: '4.8',
    reviewCount: 8,
  });
  const withoutReviews = await readData();
  expect(JSON.stringify(withoutReviews.others)).not.toContain('AggregateRating');
});

it('leaves out what is empty', async () => {
  const { person } = await readData({ specialization: null, location: null, skills: [] });
  expect(person).toEqual({
    '@type': 'Person',
    '@id': `${siteOrigin}/creator/ada-stone#creator`,
    name: 'Ada Stone',
    url: `${siteOrigin}/creator/ada-stone`,
    description: 'I build calm software.',
  });
});
