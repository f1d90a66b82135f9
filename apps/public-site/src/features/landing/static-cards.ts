import portraitAlex from '../../assets/creator-1.webp?no-inline';
import portraitNadia from '../../assets/creator-2.webp?no-inline';
import portraitTomas from '../../assets/creator-3.webp?no-inline';
import galleryOne from '../../assets/sample-gallery-1.webp';
import galleryTwo from '../../assets/sample-gallery-2.webp';
import galleryThree from '../../assets/sample-gallery-3.webp';
import galleryFour from '../../assets/sample-gallery-4.webp';
import sampleAnalytics from '../../assets/sample-project-1.webp';
import sampleShop from '../../assets/sample-project-2.webp';
import sampleStudy from '../../assets/sample-project-3.webp';
import trendingAnalytics from '../../assets/trending-1.webp';
import trendingShop from '../../assets/trending-2.webp';
import trendingStudy from '../../assets/trending-3.webp';
import { coverColors } from '../../shared/samples/sample-colors.ts';

const work = {
  analytics: { src: sampleAnalytics, color: coverColors['sample-project-1'] },
  shop: { src: sampleShop, color: coverColors['sample-project-2'] },
  study: { src: sampleStudy, color: coverColors['sample-project-3'] },
  galleryOne: { src: galleryOne, color: coverColors['sample-gallery-1'] },
  galleryTwo: { src: galleryTwo, color: coverColors['sample-gallery-2'] },
  galleryThree: { src: galleryThree, color: coverColors['sample-gallery-3'] },
  galleryFour: { src: galleryFour, color: coverColors['sample-gallery-4'] },
  trendingShop: { src: trendingShop, color: coverColors['trending-2'] },
  trendingStudy: { src: trendingStudy, color: coverColors['trending-3'] },
};

/** The landing page's own cards, which link to the sample pages 1, 2 and 3. */
export const trendingProjects = [
  {
    id: '1',
    title: 'PulseBoard Analytics',
    description: 'Revenue, sign-ups and support load of a software company on one calm screen.',
    image_url: trendingAnalytics,
    image_color: coverColors['trending-1'],
    bolt_url: null,
    maker: { name: 'Alex Morgan', avatar: portraitAlex, rating: 4.9 },
    tags: ['Web', 'React', 'TypeScript', 'Supabase', 'SaaS'],
  },
  {
    id: '2',
    title: 'Corner Market',
    description: 'A storefront with stock, delivery slots and payments that opens in an afternoon.',
    image_url: trendingShop,
    image_color: coverColors['trending-2'],
    bolt_url: null,
    maker: { name: 'Nadia Rossi', avatar: portraitNadia, rating: 4.8 },
    tags: ['Web', 'Next.js', 'Node.js', 'MongoDB', 'E-commerce'],
  },
  {
    id: '3',
    title: 'StudyPath',
    description:
      'Turns a syllabus into short daily sessions and moves them when life gets in the way.',
    image_url: trendingStudy,
    image_color: coverColors['trending-3'],
    bolt_url: null,
    maker: { name: 'Tomas Keller', avatar: portraitTomas, rating: 4.7 },
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
      covers: [work.analytics, work.galleryOne, work.galleryTwo],
      offer: { price: 450, duration: '3-5 days' },
    },
    availability: { label: 'Available', isOpen: true },
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
      covers: [work.shop, work.galleryThree, work.trendingShop],
      offer: { price: 600, duration: '1 week' },
    },
    availability: { label: 'Part-time', isOpen: true },
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
      covers: [work.study, work.galleryFour, work.trendingStudy],
      offer: { price: 380, duration: '2-4 days' },
    },
    availability: { label: 'Full-time', isOpen: true },
    rating: 4.7,
    projectCount: 7,
    memberSince: 2024,
  },
];
