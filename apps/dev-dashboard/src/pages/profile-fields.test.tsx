import { aUser, someDetails, testId } from '@showcase/data/testing';
import { profileForm, profileSchema, type ProfileValues } from '@showcase/data/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getSection } from '../features/profile-editor/profile-sections.ts';
import { toProfileValues } from '../features/profile-editor/profile-values.ts';
import { getDraftName, writeDraft } from '../shared/draft/draft.ts';
import { ada, openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './profile-page.tsx';

const PATH = '/dashboard/dev/profile';
const profile = { user: ada(), audience: 'everyone', contactEmail: null } as const;
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

/** Opens the editor with a draft of these values. */
function openWith(values: object) {
  const name = getDraftName(profile.user.id, 'profile', 'own');
  const key = `${name}#earlier`;
  sessionStorage.setItem(name, key);
  const draft = { ...toProfileValues(profile), ...values };
  writeDraft(key, { id: profile.user.id, base: profile, values: draft });
  return openPage(PATH);
}

const entry = { school: '', degree: '', field: '', from: '', to: '' };
const job = { company: '', position: '', description: '', from: '', to: '', current: false };

/** An invalid value for each field; null if any value is valid, or if the field is saved as part of another. */
const invalidValues: Record<keyof ProfileValues, unknown> = {
  avatar: null,
  name: '',
  username: 'ab',
  audience: 'some',
  contact_email: 'ada@example',
  bio: 'x'.repeat(2001),
  location: 'x'.repeat(101),
  skills: ['x'.repeat(51)],
  newSkill: null,
  website: 'not a url',
  linkedin: 'linkedin.com/ada',
  github: 'github.com',
  twitter: 'example.com/ada',
  instagram: 'example.com/ada',
  education: [{ ...entry, school: 'x'.repeat(151) }],
  experience: Array.from({ length: 21 }, () => job),
  languages: ['x'.repeat(51)],
  newLanguage: null,
  preferred_language: 'tlh',
  specialization: 'x'.repeat(101),
  availability: 'always',
  years_experience: '51',
  hourly_rate: 'fifty',
  newEducation: { ...entry, school: 'x'.repeat(151) },
  newExperience: { ...job, company: 'A' },
};

describe('the errors of the profile', () => {
  it('are covered for every field', () => {
    expect(Object.keys(invalidValues).toSorted()).toEqual(
      Object.keys(profileSchema.in.shape).toSorted(),
    );
  });

  it.each(profileForm.names.filter((name) => invalidValues[name] !== null))(
    'are visible in the editor: %s',
    async (name) => {
      const value = invalidValues[name];
      const { backend } = openWith({ [name]: value });
      const parsed = profileSchema.safeParse({ ...toProfileValues(profile), [name]: value });
      await screen.findByRole('textbox', { name: 'Name' });
      await save();
      const tab = await screen.findByRole('tab', { name: /1/, selected: true });
      const titles = {
        basic: 'Basic Info',
        social: 'Social Profiles',
        professional: 'Professional',
      };
      expect(tab.textContent).toContain(titles[getSection(name)]);
      const panel = within(await screen.findByRole('tabpanel'));
      const messages = parsed.error?.issues.map(({ message }) => message);
      const errorTexts = await panel.findAllByText((text) => messages?.includes(text) === true);
      expect(errorTexts.length).toBeGreaterThan(0);
      expect(backend.requests.some(({ method }) => method === 'PATCH')).toBe(false);
    },
  );
});

it('saves no availability that nobody chose', async () => {
  const { backend } = openPage(PATH, { users: [aUser({ availability: null })] });
  await userEvent.type(await field('Bio'), ' Really.');
  await save();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(backend.state.users[0]?.availability).toBeNull();
});

describe('skills and languages', () => {
  it('are added on blur', async () => {
    openPage(PATH);
    await userEvent.type(await field('Skills'), 'Vue');
    await userEvent.click(await field('Bio'));
    const skills = screen.getByRole('list', { name: 'Your skills' });
    expect(skills.textContent).toContain('Vue');
    expect(await field('Skills')).toHaveProperty('value', '');
  });

  it('are saved even if typed but not added', async () => {
    const { backend } = openPage(PATH);
    await userEvent.type(await field('Skills'), 'Vue');
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(backend.state.users[0]?.skills).toEqual(['React', 'Supabase', 'Vue']);
    await userEvent.click(screen.getByRole('tab', { name: 'Professional' }));
    await userEvent.type(await field('Languages'), 'Dutch');
    await save();
    await waitFor(() => expect(backend.state.users[0]?.languages).toEqual(['English', 'Dutch']));
  });

  it('are added once, in their standard spelling, on Enter and on save', async () => {
    const { backend } = openPage(PATH, { users: [aUser({ skills: ['Supabase'] })] });
    await userEvent.type(await field('Skills'), 'react{Enter}REACT{Enter}');
    const skills = screen.getByRole('list', { name: 'Your skills' });
    expect(skills.textContent).toBe('SupabaseReact');
    await userEvent.type(await field('Skills'), 'nodejs');
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(backend.state.users[0]?.skills).toEqual(['Supabase', 'React', 'Node.js']);
  });

  it('move the focus to a neighbor when one is removed, or to the field after the last one', async () => {
    openPage(PATH, { users: [aUser({ skills: ['A', 'B', 'C'] })] });
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove B' }));
    expect(focused()).toBe('Remove C');
    await userEvent.click(screen.getByRole('button', { name: 'Remove C' }));
    expect(focused()).toBe('Remove A');
    await userEvent.click(screen.getByRole('button', { name: 'Remove A' }));
    expect((await field('Skills')).matches(':focus')).toBe(true);
  });
});

it('saves the specialization and the preferred language', async () => {
  const { backend } = openPage(`${PATH}?section=professional`);
  await userEvent.clear(await field('Specialization'));
  await userEvent.type(await field('Specialization'), 'Online maps');
  await userEvent.click(screen.getByRole('combobox', { name: 'Preferred language' }));
  await userEvent.click(await screen.findByRole('option', { name: 'German' }));
  await save();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(backend.state.users[0]).toMatchObject({
    specialization: 'Online maps',
    preferred_language: 'de',
  });
});

it.each([
  [1, '1 profile view'],
  [1245, '1,245 profile views'],
])('shows the view count of the profile: %s', async (view_count, text) => {
  openPage(PATH, { details: [someDetails({ user_id: testId(1), view_count })] });
  const panel = within(await screen.findByRole('region', { name: 'Public profile' }));
  expect(panel.getByText(text)).toBeTruthy();
});
