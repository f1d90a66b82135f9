import { expect, it } from 'vitest';
import { readMetadata } from './read-metadata.ts';

const servicePackage = {
  name: 'Basic',
  description: 'Small',
  price: 300,
  delivery: '3 days',
  features: ['One page'],
};

it('keeps everything with the expected shape', () => {
  const metadata = {
    pricing_model: 'packages',
    hourly_rate: 50,
    estimated_hours: 10,
    packages: [servicePackage],
    features: ['Maps'],
    faqs: [{ question: 'Why?', answer: 'It sells.' }],
    revisions: 'unlimited',
    include_video_call: false,
    include_source_files: true,
    portfolio_url: 'https://ada.example',
    testimonial_url: '',
    tags: ['Web'],
  };
  expect(readMetadata(metadata)).toEqual(metadata);
});

it.each([null, 'text', [], 5, { pricing_model: 'barter' }, { features: {} }, { tags: 'Web' }])(
  'reads %j as empty details',
  (stored) => {
    expect(readMetadata(stored)).toEqual({});
  },
);

it.each([
  [{ packages: [servicePackage, null, { name: 'Half' }, 'text'] }, { packages: [servicePackage] }],
  [
    { packages: [{ ...servicePackage, features: 'many', description: 5 }] },
    { packages: [{ ...servicePackage, features: [], description: '' }] },
  ],
  [{ faqs: [{ question: {}, answer: 'x' }, 3] }, { faqs: [] }],
  [{ features: ['Maps', 5, null, {}] }, { features: ['Maps'] }],
  [{ hourly_rate: '50', estimated_hours: 10, revisions: {} }, { estimated_hours: 10 }],
])('drops unexpected shapes from %j', (stored, expected) => {
  expect(readMetadata(stored)).toEqual(expected);
});
