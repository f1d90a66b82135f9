import type { CreatorSlug } from '../people/people.ts';

type SeedTemplate = {
  name: string;
  title: string;
  scope: string;
  price: number;
  days: number;
  revisions: number | null;
};

/** Offers that creators start from. */
export const templates: { readonly [owner in CreatorSlug]?: readonly SeedTemplate[] } = {
  'ada-stone': [
    {
      name: 'First version in four weeks',
      title: 'A first version of your product',
      scope:
        'Sign-in, the one thing that your customers come for, and a page for you to look after it. You see progress every Friday and own the code from the first day.',
      price: 3800,
      days: 28,
      revisions: 3,
    },
    {
      name: 'One page, one week',
      title: 'One page that does one thing',
      scope:
        'A single page with a form or a list, for phones first, with texts from you and a way to change them yourself.',
      price: 650,
      days: 7,
      revisions: 2,
    },
    {
      name: 'Care for a month',
      title: 'A month of care',
      scope:
        'Updates, backups that were tried out, and up to four hours of small changes, for a month after the handover.',
      price: 480,
      days: 30,
      revisions: null,
    },
  ],
  'ravi-patel': [
    {
      name: 'Search for one collection',
      title: 'A search for your documents',
      scope:
        'Import of one collection of documents, a search in plain words with the passage highlighted, and a report of what people did not find.',
      price: 2400,
      days: 21,
      revisions: 2,
    },
  ],
};
