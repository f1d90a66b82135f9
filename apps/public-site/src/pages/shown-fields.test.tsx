import type { CodeSample, ProjectMedia } from '@showcase/data/projects';
import type {
  ProfileValues,
  projectForm,
  serviceForm,
  ServiceValues,
} from '@showcase/data/schemas';
import { testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFilledBackend } from '../testing/filled-backend.ts';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './creator-page.tsx';
import './project/project-page.tsx';

/** The visitor's view of a column, or the reason why there is none. */
type Shown = string | { notShown: string };

const PROJECT: Record<(typeof projectForm.columns)[number], Shown> = {
  title: 'Harbour Notes',
  tagline: 'Notes that work at sea',
  description: 'A shared notebook for crews',
  image_url: 'https://images.example.com/cover.png',
  image_color: '#e0774f',
  tags: 'Plugin',
  bolt_url: 'https://bolt.new/harbour-notes',
  live_url: 'https://harbour.example',
  repo_url: 'https://github.com/ada/harbour',
  documentation_url: 'https://docs.harbour.example',
  visibility: { notShown: 'It says who sees the page.' },
  completion_date: 'June 2024',
  project_type: 'Client work',
  client_name: 'Port of Kiel',
  team_members: 'Ben, Mara',
  challenges: 'No network on deck',
  solutions: 'Every edit is a small file',
  is_for_sale: 'For sale',
  sale_kind: 'License for one product',
  sale_price: '$2,400.00',
  third_party_licenses: { notShown: 'The dialog to buy it shows them.' },
  includes_source_code: 'Source code',
  includes_documentation: 'Documentation',
  includes_support: '45 days of support',
  support_duration: '45 days of support',
};

const SERVICE: Record<keyof ServiceValues | (typeof serviceForm.columns)[number], Shown> = {
  title: 'A shop',
  description: 'One shop, designed and built',
  duration: '9-11 days',
  requirements: 'Texts and a logo',
  price: '$451.00',
  images: 'https://images.example.com/shop.png',
  mainImage: 'https://images.example.com/shop.png',
  gallery: 'https://images.example.com/shop.png',
  is_active: { notShown: 'An inactive service is not public.' },
  metadata: { notShown: 'Its keys are listed one by one.' },
  pricing_model: 'From $120.00',
  hourly_rate: '$77.00',
  estimated_hours: 'About 13 hours',
  packages: 'Gold package',
  features: 'Texts polished',
  faqs: 'Do you host it?',
  revisions: '7 revisions',
  custom_revisions: '7 revisions',
  include_video_call: 'Video call',
  include_source_files: 'Source files',
  portfolio_url: 'https://example.com/work',
  testimonial_url: 'https://example.com/praise',
  tags: 'Shopping',
  newPackage: { notShown: 'It is not stored.' },
  newFaq: { notShown: 'It is not stored.' },
};

const PROFILE: Record<keyof ProfileValues, Shown> = {
  name: 'Ada Stone',
  avatar: 'https://images.example.com/ada.png',
  bio: 'I build calm software.',
  location: 'Berlin Germany',
  skills: 'Supabase',
  username: { notShown: 'It is the URL of the page.' },
  audience: { notShown: 'It says who sees the email link.' },
  contact_email: { notShown: 'The email link has it, for those who may see it.' },
  website: 'https://ada.example/',
  linkedin: 'https://linkedin.com/in/ada',
  github: 'https://github.com/ada-stone',
  twitter: 'https://x.com/ada',
  instagram: 'https://instagram.com/ada.stone',
  preferred_language: { notShown: 'The languages that the creator speaks are shown instead.' },
  specialization: 'Calm dashboards',
  availability: 'Part-time',
  years_experience: '13 years',
  hourly_rate: 'From $110 per hour',
  education: 'Konstfack',
  experience: 'Kindlewood',
  languages: 'Catalan',
  newSkill: { notShown: 'It is not stored.' },
  newLanguage: { notShown: 'It is not stored.' },
  newEducation: { notShown: 'It is not stored.' },
  newExperience: { notShown: 'It is not stored.' },
};

/** The page and its tabs, as markup. */
async function readPage(path: string, tab: string) {
  const { user } = openPage(path, createFilledBackend());
  const button = await screen.findByRole('tab', { name: tab });
  const before = document.body.innerHTML;
  await user.click(button);
  await screen.findByRole('tab', { name: tab, selected: true });
  return before + document.body.innerHTML;
}

function expectShown(columns: Record<string, Shown>, markup: string) {
  const missing = Object.entries(columns).filter(
    ([, shown]) => typeof shown === 'string' && !markup.includes(shown),
  );
  expect(missing).toEqual([]);
}

const GALLERY: Record<keyof ProjectMedia, Shown> = {
  id: { notShown: 'It is a key.' },
  kind: { notShown: 'It decides between Gallery and Videos.' },
  url: 'https://images.example.com/deck.png',
  caption: 'The deck at night',
};

const CODE: Record<keyof CodeSample, Shown> = {
  id: { notShown: 'It is a key.' },
  title: 'Merge two logs',
  language: 'TypeScript',
  code: 'mergeLogs(port, starboard)',
};

describe('what a creator writes is shown, or there is a reason', () => {
  it('for a project', async () => {
    expectShown(PROJECT, await readPage(`/projects/${testId(101)}`, 'Code & Embeds'));
  });

  it('for the pictures of a project', async () => {
    expectShown(GALLERY, await readPage(`/projects/${testId(101)}`, 'Gallery'));
  });

  it('for the code of a project', async () => {
    expectShown(CODE, await readPage(`/projects/${testId(101)}`, 'Code & Embeds'));
  });

  it('for the card of a project', async () => {
    openPage('/projects', createFilledBackend());
    expect(await screen.findByText('Notes that work at sea')).toBeTruthy();
  });

  it('for a service', async () => {
    expectShown(SERVICE, await readPage(`/creators/${testId(1)}`, 'Services'));
  });

  it('for a profile', async () => {
    expectShown(PROFILE, await readPage(`/creators/${testId(1)}`, 'Services'));
  });
});
