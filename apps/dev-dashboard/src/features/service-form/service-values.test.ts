import type { ServiceMetadata } from '@showcase/data/services';
import { aService } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { toServiceChanges, toServiceValues } from './service-values.ts';

const common = {
  revisions: '3',
  include_video_call: true,
  include_source_files: true,
  features: ['Two drafts'],
  faqs: [{ question: 'Why?', answer: 'Because.' }],
  tags: ['React'],
  portfolio_url: 'https://ada.example',
  testimonial_url: 'https://ada.example/words',
};
const basic = {
  name: 'Basic',
  description: 'One page',
  price: 120.5,
  delivery: '3 days',
  features: ['A page'],
};

/** The changes that are written if the form is opened and submitted without edits. */
function getSavedChanges(metadata: ServiceMetadata) {
  const service = aService({
    title: 'Landing page',
    description: 'A page that sells.',
    price: 450,
    duration: '3-5 days',
    requirements: 'A text',
    is_active: false,
    metadata,
    images: ['main.png', 'second.png'],
  });
  const values = toServiceValues(service);
  const pictures = [...values.mainImage, ...values.gallery];
  return toServiceChanges(values, new Map(pictures.map(({ id }) => [id, `stored ${id}`])));
}

describe('a service that is saved without edits', () => {
  it.each<[ServiceMetadata, number, string]>([
    [{ ...common, pricing_model: 'fixed' }, 450, '3-5 days'],
    [
      { ...common, pricing_model: 'hourly', hourly_rate: 62.5, estimated_hours: 8 },
      500,
      '3-5 days',
    ],
    [{ ...common, pricing_model: 'packages', packages: [basic] }, 120.5, '3 days'],
    [{ ...common, pricing_model: 'fixed', packages: [basic] }, 450, '3-5 days'],
  ])('keeps %j', (metadata, price, duration) => {
    const changes = getSavedChanges(metadata);

    expect(changes.metadata).toEqual(metadata);
    expect(changes).toMatchObject({
      title: 'Landing page',
      description: 'A page that sells.',
      price,
      duration,
      requirements: 'A text',
      is_active: false,
    });
    expect(changes.images).toHaveLength(2);
  });

  it('gets defaults for missing metadata', () => {
    expect(getSavedChanges({}).metadata).toEqual({
      pricing_model: 'fixed',
      revisions: 'unlimited',
      include_video_call: false,
      include_source_files: false,
      features: [],
      faqs: [],
      tags: [],
    });
  });

  it('keeps a custom number of revisions', () => {
    expect(getSavedChanges({ revisions: '7' }).metadata.revisions).toBe('7');
  });
});
