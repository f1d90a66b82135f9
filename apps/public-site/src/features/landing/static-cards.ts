import portraitAlex from '../../assets/creator-1.webp?no-inline';
import portraitNadia from '../../assets/creator-2.webp?no-inline';
import portraitTomas from '../../assets/creator-3.webp?no-inline';
import trendingAnalytics from '../../assets/trending-1.webp';
import trendingShop from '../../assets/trending-2.webp';
import trendingStudy from '../../assets/trending-3.webp';

/** The landing page's own cards, which link to the sample pages 1, 2 and 3. */
export const trendingProjects = [
  {
    id: '1',
    title: 'PulseBoard Analytics',
    description: 'Revenue, sign-ups and support load of a software company on one calm screen.',
    image_url: trendingAnalytics,
    bolt_url: null,
    tags: ['Web', 'React', 'TypeScript', 'Supabase', 'SaaS'],
  },
  {
    id: '2',
    title: 'Corner Market',
    description: 'A storefront with stock, delivery slots and payments that opens in an afternoon.',
    image_url: trendingShop,
    bolt_url: null,
    tags: ['Web', 'Next.js', 'Node.js', 'MongoDB', 'E-commerce'],
  },
  {
    id: '3',
    title: 'StudyPath',
    description:
      'Turns a syllabus into short daily sessions and moves them when life gets in the way.',
    image_url: trendingStudy,
    bolt_url: null,
    tags: ['Mobile', 'Vue', 'Firebase', 'AI', 'EdTech'],
  },
];

export const featuredCreators = [
  {
    creator: {
      id: '1',
      name: 'Alex Morgan',
      avatar: portraitAlex,
      location: 'San Francisco CA',
      bio: 'Turns rough product ideas into dashboards that people open every morning.',
      skills: ['React', 'TypeScript', 'Supabase', 'Node.js', 'Tailwind CSS'],
    },
    rating: 4.9,
    projectCount: 12,
    memberSince: 2023,
  },
  {
    creator: {
      id: '2',
      name: 'Nadia Rossi',
      avatar: portraitNadia,
      location: 'London UK',
      bio: 'Builds shops and booking systems that small businesses can run on their own.',
      skills: ['Next.js', 'Node.js', 'MongoDB', 'Tailwind CSS'],
    },
    rating: 4.8,
    projectCount: 9,
    memberSince: 2023,
  },
  {
    creator: {
      id: '3',
      name: 'Tomas Keller',
      avatar: portraitTomas,
      location: 'Berlin Germany',
      bio: 'Mobile-first engineer for learning and health, offline by default.',
      skills: ['Vue', 'Firebase', 'TypeScript'],
    },
    rating: 4.7,
    projectCount: 7,
    memberSince: 2024,
  },
];
