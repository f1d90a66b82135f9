import type { SeedService } from './service.ts';

/** Very small and very long work, at both ends of what a search filters by. */
export const quickAndLongServices = [
  {
    slug: 'omar-form-check',
    owner: 'omar-haddad',
    title: 'One form, looked at today',
    description:
      'Send me the link to a form in the morning. In the evening you have a list of what stops people from finishing it, with the wording I would use instead.',
    duration: 'Same day',
    price: 90,
    features: ['Ten findings at most', 'New wording'],
    revisions: '1',
    pictures: ['covers/clinic-queue'],
    tags: ['Forms', 'Review'],
  },
  {
    slug: 'elena-quiz',
    owner: 'elena-petrova',
    title: 'Quiz from your notes',
    description:
      'Twenty questions made from your own notes, with hints and explanations, as a page that you can send to your students.',
    duration: '48 hours',
    price: 150,
    features: ['Twenty questions', 'Hints'],
    revisions: '2',
    pictures: ['gallery/mathmaps-2'],
    tags: ['EdTech', 'Svelte'],
  },
  {
    slug: 'lucia-rules-review',
    owner: 'lucia-ferrari',
    title: 'Second look at your access rules',
    description:
      'I read the rules that say who may see what, try to get around them, and show you each way that worked, with the change that closes it.',
    duration: '3 business days',
    price: 320,
    features: ['Proof for every finding'],
    revisions: '1',
    videoCall: true,
    pictures: ['covers/carelink'],
    tags: ['Security', 'Review'],
  },
  {
    slug: 'samuel-captions',
    owner: 'samuel-adeyemi',
    title: 'Captions for your recordings',
    description:
      'Captions with speakers and time codes for recordings that you already have, corrected by hand, in the formats that players understand.',
    packages: [
      ['One hour', 'Up to 60 minutes', 60, '1 day', ['Two formats']],
      ['Archive', 'Up to 40 hours', 1600, '1 month', ['All formats', 'A page to search them']],
    ],
    features: ['Corrected by hand'],
    revisions: '2',
    pictures: ['gallery/recast-2'],
    tags: ['Audio', 'Accessibility'],
  },
  {
    slug: 'diego-care',
    owner: 'diego-santos',
    title: 'Care for a running product',
    description:
      'Updates, backups that are tried out, small changes and an answer within a working day, for products that I built or have looked at before.',
    duration: '6 months',
    hourly: [95, 100],
    features: ['Monthly report', 'Tested backups'],
    revisions: 'unlimited',
    pictures: ['covers/campus-compass'],
    tags: ['Maintenance', 'Angular'],
  },
] as const satisfies readonly SeedService[];
