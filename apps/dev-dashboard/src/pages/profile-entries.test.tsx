import { BLANK_EDUCATION } from '@showcase/data/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ada, openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/dev/profile?section=professional';

const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function openEntry(name: 'Education' | 'Experience') {
  const { backend } = openPage(PATH);
  expect(screen.queryByRole('group', { name: `${name} entry` })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: `Add ${name.toLowerCase()}` }));
  const entry = within(screen.getByRole('group', { name: `${name} entry` }));
  return {
    backend,
    entry,
    type: (field: string, text: string) =>
      userEvent.type(entry.getByRole('textbox', { name: field }), text),
    press: (button: string) => userEvent.click(entry.getByRole('button', { name: button })),
  };
}

it('says that education, experience and languages are public', async () => {
  openPage(PATH);
  for (const name of ['Education', 'Experience']) {
    const section = within(await screen.findByRole('region', { name }));
    expect(section.getByText('Shown on your public profile')).toBeTruthy();
  }
  const description = 'Shown on your public profile. Press Enter to add one';
  expect(screen.getByRole('textbox', { name: 'Languages', description })).toBeTruthy();
});

describe('an experience entry', () => {
  it('requires company, position and start year, and shows the error for three seconds', async () => {
    const { entry, type, press } = await openEntry('Experience');
    const message = 'Company, position, and from date are required';
    await type('Company', 'Fernway');
    await press('Add experience');
    expect(await entry.findByText(message)).toBeTruthy();
    await waitFor(() => expect(entry.queryByText(message)).toBeNull());
    await type('Position', 'Engineer');
    await type('From', '2019');
    await press('Add experience');
    const list = await screen.findByRole('list', { name: 'Your experience' });
    expect(list.textContent).toContain('Fernway');
  });

  it('has no end year while the user works there', async () => {
    const { entry } = await openEntry('Experience');
    const end = entry.getByRole('textbox', { name: 'To' });
    const currentCheckbox = entry.getByRole('checkbox', { name: 'I currently work here' });
    await userEvent.click(currentCheckbox);
    expect(end).toHaveProperty('disabled', true);
    await userEvent.click(currentCheckbox);
    expect(end).toHaveProperty('disabled', false);
  });
});

describe('an education entry', () => {
  it('takes the focus on Add, and returns it when cancelled or added', async () => {
    const { entry, press } = await openEntry('Education');
    expect(entry.getByRole('textbox', { name: 'School' }).matches(':focus')).toBe(true);
    await press('Cancel');
    expect(focusedName()).toBe('Add education');
    await userEvent.keyboard('{Enter}');
    const reopened = within(screen.getByRole('group', { name: 'Education entry' }));
    await userEvent.type(reopened.getByRole('textbox', { name: 'School' }), 'TU Berlin');
    await userEvent.type(reopened.getByRole('textbox', { name: 'Degree' }), 'MSc');
    await userEvent.type(reopened.getByRole('textbox', { name: 'From' }), '2018');
    await userEvent.click(reopened.getByRole('button', { name: 'Add education' }));
    expect(screen.queryByRole('group', { name: 'Education entry' })).toBeNull();
    expect(focusedName()).toBe('Add education');
  });

  it('is added on Enter, without saving the form', async () => {
    const { backend, type } = await openEntry('Education');
    await type('School', 'TU Berlin');
    await type('Degree', 'MSc');
    await type('From', '2018{Enter}');
    const list = await screen.findByRole('list', { name: 'Your education' });
    expect(list.textContent).toContain('TU Berlin');
    expect(backend.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('cannot end before it starts', async () => {
    const { entry, type, press } = await openEntry('Education');
    await type('School', 'TU Berlin');
    await type('Degree', 'MSc');
    await type('From', '2021');
    await type('To', '2018');
    await press('Add education');
    expect(entry.getByText("The end year can't be before the start year")).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Your education' })).toBeNull();
  });

  it('moves the focus to its neighbor when removed, or to Add when it was the last one', async () => {
    const details = ['A', 'B', 'C'].map((school) => ({ ...BLANK_EDUCATION, school, from: '2018' }));
    openPage(PATH, { users: [ada({ education: details })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove B' }));
    expect(focusedName()).toBe('Remove C');
    await userEvent.click(screen.getByRole('button', { name: 'Remove C' }));
    expect(focusedName()).toBe('Remove A');
    await userEvent.click(screen.getByRole('button', { name: 'Remove A' }));
    expect(focusedName()).toBe('Add education');
  });

  it('cannot be added when there are 20 entries', async () => {
    const education = Array.from({ length: 20 }, (_, index) => ({
      ...BLANK_EDUCATION,
      school: `School ${index}`,
    }));
    openPage(PATH, { users: [ada({ education })] });
    expect(await screen.findByRole('button', { name: 'Add education' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(screen.getByText('You can add up to 20 entries')).toBeTruthy();
  });
});
