type StaticHead = { title: string; description: string };

/** The fixed pages, with the same texts as in the public site; a journey compares the two. */
export const staticHeads: Readonly<Record<string, StaticHead>> = {
  '/': {
    title: 'Showcase and hire top Bolt devs',
    description:
      'The marketplace for developers who build with Bolt: browse projects, meet their creators and hire them.',
  },
  '/projects': {
    title: 'Explore Projects',
    description:
      'Browse web, mobile and desktop projects built with Bolt, by type, technology and industry.',
  },
  '/creators': {
    title: 'Discover Creators',
    description:
      'Find developers who build with Bolt, by skill and location, and see their projects, services and reviews.',
  },
  '/hire': {
    title: 'Hire a creator',
    description:
      "Find someone who's already built something like your idea, and agree on a price before work starts.",
  },
  '/pricing': {
    title: 'Pricing',
    description: 'Bolt Showcase is free for clients and creators. We take no commission.',
  },
  '/about': {
    title: 'About Bolt Showcase',
    description:
      'A marketplace and showcase for developers who build with Bolt, the AI app builder.',
  },
  '/careers': {
    title: 'Careers',
    description: 'We have no open roles right now.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What Bolt Showcase stores about you, who can see it, and what it never does.',
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'The rules for using Bolt Showcase, in plain words.',
  },
};
