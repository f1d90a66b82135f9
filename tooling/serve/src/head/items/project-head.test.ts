import { expect, it } from 'vitest';
import { aProject, projectId, requestHead, siteOrigin } from '../testing/heads.ts';

it('names the sites of a project that are proven, and whether it runs', async () => {
  const read = async (state: string | null, proofs: object[] = []) =>
    (
      await requestHead(`/projects/${projectId}`, {
        projects: [{ ...aProject, check: state && { state } }],
        'rpc/project_proofs': proofs,
      })
    ).data[0];
  const proofs = [{ subject: 'harbour.example.com' }, { subject: 'github.com/ada/harbour' }];
  expect(await read('runs', proofs)).toMatchObject({
    sameAs: ['https://harbour.example.com', 'https://github.com/ada/harbour'],
    creativeWorkStatus: 'Runs',
  });
  expect(await read('unreachable')).toMatchObject({ creativeWorkStatus: 'Unreachable' });
  for (const state of ['waiting', 'unseen', null]) {
    const data = await read(state);
    expect(data).not.toHaveProperty('creativeWorkStatus');
    expect(data).not.toHaveProperty('sameAs');
  }
});

it('offers a project that is for sale, and no other, also if it has a price', async () => {
  const read = async (sale: object) =>
    (await requestHead(`/projects/${projectId}`, { projects: [{ ...aProject, ...sale }] })).data[0];
  const sale = { is_for_sale: true, sale_kind: 'once', sale_price: 2400 };
  const offers = {
    ...{ '@type': 'Offer', price: 2400, priceCurrency: 'USD' },
    availability: 'https://schema.org/InStock',
    url: `${siteOrigin}/projects/${projectId}`,
  };
  expect(await read(sale)).toMatchObject({ offers });
  expect(await read({ ...sale, sold_at: '2026-01-05T12:00:00.000Z' })).toMatchObject({
    offers: { ...offers, availability: 'https://schema.org/SoldOut' },
  });
  // Its creator has not chosen yet how it is sold.
  expect(await read({ ...sale, sale_kind: null })).not.toHaveProperty('offers');
  expect(await read({ sale_price: 2400 })).not.toHaveProperty('offers');
});

it.each([
  ['?hire=me&utm_source=a', 2],
  ['?health=token', 0],
])(
  'with %s, is the same page to search engines, unless the link is for few',
  async (query, links) => {
    const path = `/projects/${projectId}${query}`;
    const { head, html } = await requestHead(path, { projects: [aProject] }, { hasCards: true });
    const isIndexed = links > 0;
    expect(head.title).toBe('Harbour Notes · Bolt Showcase');
    expect(head.canonical).toBe(isIndexed ? `${siteOrigin}/projects/${projectId}` : undefined);
    expect(head.robots).toBe(isIndexed ? undefined : 'noindex');
    expect([html.includes('og:image'), html.includes('ld+json')]).toEqual([isIndexed, isIndexed]);
    expect(html.match(/rel="alternate"/g) ?? []).toHaveLength(links);
  },
);
