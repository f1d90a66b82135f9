import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import type { User } from '@showcase/data/users';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

const EMPTY = {
  ...{ bio: null, location: null, skills: [], languages: [], specialization: null },
  ...{ hourly_rate: null, years_experience: null, availability: null },
};

async function openProfile(fields: Partial<User>) {
  openPage(`/creators/${testId(1)}`, fakeBackend({ users: [aUser(fields)] }));
  await screen.findByRole('heading', { level: 1, name: 'Ada Stone' });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const fact = (label: string) =>
  region('Creator Stats').getByText(label).nextElementSibling?.textContent;
const items = (name: string) =>
  region('About')
    .getAllByRole('list', { name })
    .flatMap((list) => within(list).getAllByRole('listitem'))
    .map(({ textContent }) => textContent);

describe('the facts of a creator', () => {
  it('begin with rate, availability, rating and experience', async () => {
    await openProfile({ hourly_rate: 110, availability: 'part-time', years_experience: 8 });
    expect(fact('Hourly rate')).toBe('From $110 per hour');
    expect(fact('Availability')).toBe('Part-time');
    expect(fact('Rating')).toBe('No reviews yet');
    expect(fact('Experience')).toBe('8 years');
  });

  it.each([
    [62.5, 'From $62.50 per hour'],
    [1500, 'From $1,500 per hour'],
  ])('show a rate of %d as "%s"', async (hourly_rate, text) => {
    await openProfile({ hourly_rate });
    expect(fact('Hourly rate')).toBe(text);
  });

  it.each([
    [0, 'Under a year'],
    [1, '1 year'],
    [50, '50 years'],
  ])('show %d years of experience as "%s"', async (years_experience, text) => {
    await openProfile({ years_experience });
    expect(fact('Experience')).toBe(text);
  });

  it('have the specialization and the languages below the name', async () => {
    await openProfile({ specialization: 'Calm dashboards', languages: ['English', 'Twi'] });
    expect(screen.getByText('Calm dashboards')).toBeTruthy();
    expect(screen.getByText('English, Twi').parentElement?.textContent).toBe(
      'Languages: English, Twi',
    );
  });

  it('leave no trace of what is empty', async () => {
    await openProfile(EMPTY);
    const labels = region('Creator Stats').getAllByRole('term');
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Rating',
      'Projects',
      'Services',
      'Reviews',
      'Member since',
    ]);
    for (const text of ['Languages:', 'About', 'Skills', 'Experience', 'Education', 'Links']) {
      expect(screen.queryByText(text)).toBeNull();
    }
  });

  it.each([
    { hourly_rate: 0 },
    { website: 'javascript:alert(1)' },
    { availability: 'sometimes' as never },
  ])('do not show %j', async (fields) => {
    await openProfile({ ...EMPTY, ...fields });
    for (const name of ['Hourly rate', 'Availability', 'Links']) {
      expect(screen.queryByText(name)).toBeNull();
    }
  });
});

it('shows where the creator worked and studied', async () => {
  const job = { company: 'Kindlewood', position: 'App Developer', description: 'Reading apps.' };
  await openProfile({
    experience: [
      { ...job, from: '2022', to: '', current: true },
      { ...job, company: 'Wavefold', description: '', from: '2019', to: '2022', current: false },
    ],
    education: [{ school: 'Konstfack', degree: 'BFA', field: 'Design', from: '2014', to: '2018' }],
  });
  expect(items('Experience')).toEqual([
    'App DeveloperKindlewood2022 – PresentReading apps.',
    'App DeveloperWavefold2019 – 2022',
  ]);
  expect(items('Education')).toEqual(['KonstfackBFA, Design2014 – 2018']);
});

it('links to the other places of the creator by name, and passes nothing on to them', async () => {
  await openProfile({
    website: 'https://ada.example',
    github: 'github.com/ada',
    linkedin: 'https://www.linkedin.com/in/ada',
    twitter: 'x.com/ada',
    instagram: '@ada',
  });
  const links = region('Links').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Website (opens in a new tab)', 'https://ada.example/'],
    ['GitHub (opens in a new tab)', 'https://github.com/ada'],
    ['LinkedIn (opens in a new tab)', 'https://www.linkedin.com/in/ada'],
    ['Twitter (opens in a new tab)', 'https://x.com/ada'],
    ['Instagram (opens in a new tab)', 'https://instagram.com/ada'],
  ]);
  for (const link of links) {
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
  }
});
