/** Rows as the database returns them to a visitor. */
export const projectId = '00000000-0000-4000-8000-000000000101';
const creatorId = '00000000-0000-4000-8000-000000000001';
const times = {
  created_at: '2025-06-01T12:00:00+00:00',
  updated_at: '2025-06-02T12:00:00+00:00',
};
const owner = {
  id: creatorId,
  name: 'Ada Stone',
  username: 'ada-stone',
  rating_avg: 0,
  rating_count: 0,
};

export const projectRow = {
  id: projectId,
  title: 'Harbour Notes',
  tagline: null,
  description: `# Why\nA **shared** notebook. ${'Long. '.repeat(100)}`,
  image_url: null,
  tags: ['Web'],
  is_for_sale: false,
  sale_price: null,
  sale_kind: null,
  sold_at: null,
  is_proven: false,
  listed_at: '2025-06-01T12:00:00+00:00',
  ...times,
  owner,
};

export const creatorRow = {
  ...owner,
  specialization: 'Frontend',
  bio: 'I build calm software.',
  location: null,
  skills: ['React'],
  languages: [],
  avatar: null,
  hourly_rate: null,
  availability: null,
  ...times,
};
