import type { SeedService } from './service.ts';

export const mobileAndMoreServices = [
  {
    slug: 'priya-health',
    owner: 'priya-raman',
    title: 'Health app prototype with user tests',
    description:
      'A careful prototype of a health product, tested with patients and staff, with a written record of what was learned and what must be checked before a release.',
    requirements: 'Contacts to at least four future users.',
    duration: '4 weeks',
    price: 3900,
    features: ['Eight interviews', 'Risk list'],
    revisions: '2',
    videoCall: true,
    tags: ['Healthcare', 'React', 'Prototype'],
  },
  {
    slug: 'priya-hours',
    owner: 'priya-raman',
    title: 'Frontend developer in your team',
    description:
      'I join your team for some weeks, take tickets, review changes and leave the tests better than I found them.',
    duration: '2-8 weeks',
    hourly: [95, 40],
    features: ['Daily check-in', 'Hand-over notes'],
    revisions: 'unlimited',
    tags: ['React', 'TypeScript'],
  },
  {
    slug: 'omar-forms',
    owner: 'omar-haddad',
    title: 'Large forms that people finish',
    description:
      'I rebuild one long form: steps, conditions, saving and wording. We measure how many people finish it before and after.',
    packages: [
      ['One form', 'Up to 40 questions', 1300, '10 days', ['Conditions', 'Save and continue']],
      [
        'Form platform',
        'Your team builds the next ones',
        5200,
        '6 weeks',
        ['Everything in One form', 'Editor for your team', 'Training'],
      ],
    ],
    features: ['Before and after figures', 'Save and continue'],
    revisions: '2',
    pictures: ['covers/formflow', 'gallery/formflow-1', 'gallery/formflow-2'],
    tags: ['Angular', 'Forms'],
  },
  {
    slug: 'diego-schedule',
    owner: 'diego-santos',
    title: 'Scheduling tool for your crews',
    description:
      'Planning on a map, skills and certificates, a simple view for crews. Delivered in weekly milestones that you can stop at any time.',
    duration: '8-10 weeks',
    hourly: [105, 80],
    features: ['Weekly milestones', 'Training on site'],
    revisions: '3',
    tags: ['Angular', 'Firebase', 'Scheduling'],
  },
  {
    slug: 'elena-course',
    owner: 'elena-petrova',
    title: 'Interactive course from your material',
    description:
      'I turn slides and handouts into short interactive lessons with exercises that adapt, and a view for teachers.',
    packages: [
      ['Lesson', 'One lesson to try', 600, '6 days', ['Five interactive steps', 'Ten exercises']],
      [
        'Course',
        'Ten lessons',
        4800,
        '7 weeks',
        ['Everything in Lesson', 'Teacher view', 'Progress export'],
      ],
    ],
    features: ['Teacher view', 'Exercises with hints'],
    revisions: '3',
    tags: ['EdTech', 'Svelte'],
  },
  {
    slug: 'lucia-roles',
    owner: 'lucia-ferrari',
    title: 'Roles and permissions, designed first',
    description:
      'A table of who may see and do what, agreed with your team, then built into database and interface, with a test for each cell.',
    duration: '3 weeks',
    price: 2800,
    features: ['Permission table', 'A test per rule'],
    revisions: '2',
    videoCall: true,
    tags: ['Security', 'Angular'],
  },
  {
    slug: 'nina-order',
    owner: 'nina-castillo',
    title: 'Ordering app for your restaurant',
    description:
      'Menu, ordering, kitchen screen and pick-up for one restaurant or a small chain. I come by for the first lunch.',
    duration: '3 weeks',
    price: 2200,
    features: ['Kitchen screen', 'Menu editor'],
    revisions: '3',
    tags: ['Vue', 'Firebase', 'Mobile'],
  },
  {
    slug: 'samuel-audio',
    owner: 'samuel-adeyemi',
    title: 'Transcripts and editing in the browser',
    description:
      'Add recording, transcripts and simple editing to your product, with speakers, search and captions.',
    duration: '2-3 weeks',
    price: 1900,
    features: ['Captions', 'Speaker names'],
    revisions: '2',
    tags: ['AI', 'Next.js', 'Audio'],
  },
  {
    slug: 'yuki-extension',
    owner: 'yuki-mori',
    title: 'Browser extension, published',
    description:
      'From idea to published extension in four browsers, with the fewest permissions possible and a plain privacy text.',
    duration: '2 weeks',
    price: 1100,
    features: ['Four browsers', 'Store texts'],
    revisions: '2',
    tags: ['Plugin', 'Svelte'],
  },
  {
    slug: 'anna-inbox',
    owner: 'anna-jensen',
    title: 'Shared inbox for a small organization',
    description:
      'A shared email inbox with owners, notes and saved answers, set up for your organization and explained to everyone.',
    duration: '2-3 weeks',
    price: 1500,
    features: ['Import of old email', 'Team training'],
    revisions: '3',
    tags: ['Vue', 'Express'],
  },
] as const satisfies readonly SeedService[];
