import type { Project } from '@showcase/data/projects';
import analyticsCover from '../../assets/sample-project-1.webp';
import shopCover from '../../assets/sample-project-2.webp';
import studyCover from '../../assets/sample-project-3.webp';
import { coverColors } from './sample-colors.ts';

export type SampleProject = Omit<Project, 'image_url'> & { image_url: string };

const notForSale = {
  ...{ is_for_sale: false, sale_price: null, sale_kind: null, sold_at: null },
  is_proven: false,
};

/** Shown by the list while the marketplace is empty; the landing page links to the same three. */
export const sampleProjects = [
  {
    id: '1',
    user_id: '1',
    title: 'PulseBoard Analytics',
    tagline: null,
    description: `# One screen for the numbers that matter
PulseBoard puts revenue, sign-ups and support load of a small software company on **one calm screen**, and says in a sentence what changed since yesterday.

## What it does
- Live charts for revenue, churn and active accounts
- A daily summary by email, written in *plain English*
- Alerts that wait for a pattern, not for a single spike

## How it's built
The dashboard is a **React** app in TypeScript on top of Supabase. Figures arrive through real-time channels, so nobody has to reload the page to see today's numbers.`,
    image_url: analyticsCover,
    image_color: coverColors['sample-project-1'],
    bolt_url: 'https://bolt.new',
    tags: ['Web', 'React', 'TypeScript', 'Supabase', 'SaaS'],
    created_at: '2025-05-12T09:00:00.000Z',
    ...notForSale,
  },
  {
    id: '2',
    user_id: '2',
    title: 'Corner Market',
    tagline: null,
    description: `# A shop that opens in an afternoon
Corner Market gives independent shops a storefront with stock, delivery slots and card payments, without a monthly platform fee.

## What it does
- A catalog with variants, bundles and *real* stock levels
- Checkout in two steps, **with or without an account**
- Delivery slots that close on their own when the van is full

## How it's built
Pages are rendered by **Next.js** at the edge, Node.js keeps the orders in MongoDB, and the look is Tailwind CSS from end to end.`,
    image_url: shopCover,
    image_color: coverColors['sample-project-2'],
    bolt_url: 'https://bolt.new',
    tags: ['Web', 'Next.js', 'Node.js', 'MongoDB', 'E-commerce'],
    created_at: '2025-04-03T09:00:00.000Z',
    ...notForSale,
  },
  {
    id: '3',
    user_id: '3',
    title: 'StudyPath',
    tagline: null,
    description: `# A study plan that keeps up with you
StudyPath turns a syllabus into short daily sessions and moves them around **when life gets in the way**.

## What it does
- Reads a course outline and proposes a plan in minutes
- Practice questions at *growing* intervals
- A quiet view for the day: one topic, one timer

## How it's built
A Vue app that works offline and syncs through **Firebase** when there is a connection. Questions are written by a language model and checked by teachers.`,
    image_url: studyCover,
    image_color: coverColors['sample-project-3'],
    bolt_url: 'https://bolt.new',
    tags: ['Mobile', 'Vue', 'Firebase', 'AI', 'EdTech'],
    created_at: '2025-02-18T09:00:00.000Z',
    ...notForSale,
  },
] as const satisfies readonly SampleProject[];

/** The sample that is shown for a project that could not be loaded. */
export function sampleProject(id: string): SampleProject {
  const known: SampleProject | undefined = sampleProjects.find((project) => project.id === id);
  return known ?? sampleProjects[0];
}
