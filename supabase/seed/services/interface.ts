import type { SeedService } from './service.ts';

export const interfaceServices = [
  {
    slug: 'sofia-system',
    owner: 'sofia-lindqvist',
    title: 'Design system starter',
    description:
      'Tokens, type, twelve components and the page that explains them, in your brand. Built in code and in the design file, so that both stay the same.',
    packages: [
      [
        'Foundation',
        'Tokens and type',
        1200,
        '8 days',
        ['Colors with contrast checks', 'Type scale'],
      ],
      [
        'Components',
        'Foundation and twelve components',
        3400,
        '4 weeks',
        ['Everything in Foundation', 'Twelve components', 'Documentation page'],
      ],
    ],
    features: ['Light and dark theme', 'Accessibility notes for each component'],
    revisions: '3',
    videoCall: true,
    pictures: [
      'covers/palettelab',
      'gallery/palettelab-1',
      'gallery/palettelab-2',
      'covers/token-sync',
    ],
    tags: ['Design system', 'React', 'Tailwind CSS'],
  },
  {
    slug: 'sofia-motion',
    owner: 'sofia-lindqvist',
    title: 'Motion for one key moment',
    description:
      'The first screen, the empty state or the success page: one moment of your product with motion that explains something. Respects reduced motion.',
    duration: '4-6 days',
    price: 520,
    features: ['Framer Motion source', 'Static version'],
    revisions: '2',
    pictures: ['covers/framecast'],
    tags: ['Framer Motion', 'Animation'],
  },
  {
    slug: 'mei-prototype',
    owner: 'mei-tanaka',
    title: 'Playable prototype',
    description:
      'An interactive prototype that feels real enough to test with strangers: sound, motion, touch. You get the code and the recording of five test sessions.',
    requirements: 'A sketch or three sentences.',
    duration: '2 weeks',
    price: 1400,
    features: ['Five test sessions', 'Svelte source'],
    revisions: '2',
    tags: ['Svelte', 'Prototype'],
  },
  {
    slug: 'mei-hours',
    owner: 'mei-tanaka',
    title: 'Interface polish by the hour',
    description:
      'I sit down with your product and fix the hundred small things: spacing, focus, timing, wording. You watch the list get shorter.',
    duration: '1-2 weeks',
    hourly: [90, 12],
    features: ['Shared list with before and after'],
    revisions: 'unlimited',
    tags: ['Svelte', 'Tailwind CSS'],
  },
  {
    slug: 'hana-mobile',
    owner: 'hana-kim',
    title: 'Mobile web app from sketch to store',
    description:
      'Design and build of a small mobile app with sign-in, notifications and one thing it does very well. Tested on old phones first.',
    packages: [
      [
        'Sketch',
        'Screens and a clickable flow',
        800,
        '6 days',
        ['Up to 10 screens', 'Two user tests'],
      ],
      [
        'App',
        'The working app',
        4200,
        '5 weeks',
        ['Everything in Sketch', 'Sign-in and notifications', 'Release to testers'],
      ],
    ],
    features: ['Notification set-up', 'Store listing texts'],
    revisions: '3',
    pictures: [
      'covers/runcircle',
      'gallery/runcircle-1',
      'gallery/runcircle-2',
      'gallery/gigstage-1',
    ],
    tags: ['React', 'Firebase', 'Mobile'],
  },
  {
    slug: 'hana-landing',
    owner: 'hana-kim',
    title: 'Landing page that says what you do',
    description:
      'One page, written and built: a clear promise, proof, and one thing to click. Loads in a second on a slow phone.',
    duration: '4-5 days',
    price: 640,
    features: ['Text included', 'Measured speed'],
    revisions: '2',
    tags: ['Landing page', 'React'],
  },
  {
    slug: 'jonas-vue',
    owner: 'jonas-weber',
    title: 'Vue upgrade without a rewrite',
    description:
      'From Vue 2 to 3 in small steps that can be released every week. I start with tests around what must not break and end with your team doing the last step alone.',
    requirements: 'Read access to the repository for an estimate.',
    duration: '6-10 weeks',
    hourly: [98, 60],
    features: ['Weekly releases', 'Tests around key flows'],
    revisions: 'unlimited',
    tags: ['Vue', 'TypeScript', 'Migration'],
  },
  {
    slug: 'jonas-editor',
    owner: 'jonas-weber',
    title: 'Collaborative editor for your product',
    description:
      'Text, drawings or tables that several people edit at once, with presence, history and offline work, built into your existing product.',
    duration: '5-6 weeks',
    price: 5400,
    features: ['Presence and cursors', 'History with restore'],
    revisions: '2',
    videoCall: true,
    tags: ['Vue', 'Realtime'],
  },
  {
    slug: 'grace-audit',
    owner: 'grace-okafor',
    title: 'Accessibility audit and repair',
    description:
      'A manual audit with assistive technology, findings in order of harm, and the repairs for the worst ten. Your team gets a session on how to keep it that way.',
    packages: [
      ['Check', 'One key journey', 480, '4 days', ['Report with examples', 'Call to discuss']],
      [
        'Audit',
        'Whole product up to 15 pages',
        1900,
        '3 weeks',
        ['Everything in Check', 'Ten repairs', 'Team session'],
      ],
    ],
    features: ['Tested with two screen readers', 'Repairs included', 'Team session'],
    faqs: [
      [
        'Do you certify?',
        'No. I describe honestly what works and what does not, with references to the guidelines.',
      ],
    ],
    revisions: '1',
    tags: ['Accessibility', 'Audit'],
  },
  {
    slug: 'grace-community',
    owner: 'grace-okafor',
    title: 'Community platform for your members',
    description:
      'Profiles, posts, events and moderation for a few hundred to a few thousand members, with rules that your hosts can understand and change.',
    duration: '5-7 weeks',
    price: 4600,
    features: ['Moderation tools', 'Host training'],
    revisions: '3',
    tags: ['Vue', 'Supabase', 'Community'],
  },
] as const satisfies readonly SeedService[];
