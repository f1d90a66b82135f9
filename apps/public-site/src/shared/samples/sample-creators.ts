import alex from '../../assets/creator-1.webp?no-inline';
import nadia from '../../assets/creator-2.webp?no-inline';
import tomas from '../../assets/creator-3.webp?no-inline';
import grace from '../../assets/creator-4.webp?no-inline';
import julien from '../../assets/creator-5.webp?no-inline';
import leila from '../../assets/creator-6.webp?no-inline';

export type SampleCreator = {
  id: string;
  name: string;
  avatar: string;
  location: string;
  bio: string;
  skills: string[];
  email: string;
};

/** Shown by the list while the marketplace is empty; the landing page links to the first three. */
export const sampleCreators: readonly [SampleCreator, ...SampleCreator[]] = [
  {
    id: '1',
    name: 'Alex Morgan',
    avatar: alex,
    location: 'San Francisco CA',
    bio: 'Full-stack developer who turns rough product ideas into dashboards that people open every morning. Ten years of React, two of Bolt.',
    skills: ['React', 'TypeScript', 'Supabase', 'Node.js', 'Tailwind CSS'],
    email: 'alex@example.com',
  },
  {
    id: '2',
    name: 'Nadia Rossi',
    avatar: nadia,
    location: 'London UK',
    bio: 'Builds shops and booking systems for small businesses. Cares about checkout speed, clear copy and stock levels that are never wrong.',
    skills: ['Next.js', 'Node.js', 'MongoDB', 'Tailwind CSS'],
    email: 'nadia@example.com',
  },
  {
    id: '3',
    name: 'Tomas Keller',
    avatar: tomas,
    location: 'Berlin Germany',
    bio: 'Mobile-first engineer for learning and health products. Offline by default, accessible from the first sketch.',
    skills: ['Vue', 'Firebase', 'TypeScript'],
    email: 'tomas@example.com',
  },
  {
    id: '4',
    name: 'Grace Oyelaran',
    avatar: grace,
    location: 'New York NY',
    bio: 'Designs and writes interfaces for financial products: ledgers, onboarding, reports that satisfy an auditor.',
    skills: ['Angular', 'TypeScript', 'Express', 'MongoDB'],
    email: 'grace@example.com',
  },
  {
    id: '5',
    name: 'Julien Park',
    avatar: julien,
    location: 'Toronto Canada',
    bio: 'Motion and front-end developer. Makes product pages that explain themselves, with animation that has a reason.',
    skills: ['Svelte', 'Framer Motion', 'React', 'Tailwind CSS', 'TypeScript'],
    email: 'julien@example.com',
  },
  {
    id: '6',
    name: 'Leila Haddad',
    avatar: leila,
    location: 'Austin TX',
    bio: 'Backend developer for real-time products: chat, tracking, collaboration. Likes small APIs and honest error messages.',
    skills: ['Node.js', 'Express', 'Supabase', 'Firebase'],
    email: 'leila@example.com',
  },
];

/** The sample that is shown for a creator who could not be loaded. */
export function sampleCreator(id: string): SampleCreator {
  return sampleCreators.find((creator) => creator.id === id) ?? sampleCreators[0];
}
