import type { Service } from '@showcase/data/services';

const CREATED_AT = '2025-03-01T09:00:00.000Z';

export const sampleServices: (Omit<Service, 'images'> & { images: never[] })[] = [
  {
    id: '1',
    user_id: '1',
    title: 'Landing page from a sketch',
    description:
      'One responsive page, designed and built from your notes: copy polished, forms connected, analytics in place.',
    price: 350,
    duration: '3-5 days',
    requirements: 'A short description of the product and two pages that you like.',
    is_active: true,
    metadata: { pricing_model: 'fixed' },
    images: [],
    created_at: CREATED_AT,
  },
  {
    id: '2',
    user_id: '1',
    title: 'Dashboard with sign-in and live data',
    description:
      'A web app with accounts, roles, three charts and an export, on a database that you own.',
    price: 1200,
    duration: '2 weeks',
    requirements: null,
    is_active: true,
    metadata: { pricing_model: 'fixed' },
    images: [],
    created_at: CREATED_AT,
  },
];
