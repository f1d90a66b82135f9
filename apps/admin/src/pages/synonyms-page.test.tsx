import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../features/synonyms/synonyms-dialog.tsx';
import '../shared/reason/reason-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/admin/projects/synonyms';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (dialog: HTMLElement, label: RegExp, text: string) => {
  const field = within(dialog).getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('Search synonyms', () => {
  it('is linked from the projects', async () => {
    openPage('/dashboard/admin/projects');
    const link = await screen.findByRole('link', { name: 'Search synonyms' });
    expect(link.getAttribute('href')).toBe(PATH);
  });

  it('adds a group', async () => {
    const { rows, notices } = openPage(PATH);
    await press('New synonyms');
    const dialog = await screen.findByRole('dialog', { name: 'New synonyms' });
    await fill(dialog, /Words and phrases/, 'booking{Enter}appointment, reservation');
    await fill(dialog, /Reason/, 'People type it');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('booking, appointment, reservation')).toBeTruthy();
    expect(notices).toEqual([{ kind: 'success', text: 'The synonyms are saved.' }]);
    expect(rows.synonyms).toHaveLength(2);
  });

  it('changes a group, which needs two words and a reason', async () => {
    const { rows } = openPage(PATH);
    await press('Edit shop');
    const dialog = await screen.findByRole('dialog', { name: 'Edit synonyms' });
    await fill(dialog, /Words and phrases/, 'shop');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(
      (await within(dialog).findAllByText(/Write 2 to 20 different words or phrases/)).length,
    ).toBeGreaterThan(0);
    expect(within(dialog).getAllByText(/Write a reason/).length).toBeGreaterThan(0);
    await fill(dialog, /Words and phrases/, 'shop, storefront');
    await fill(dialog, /Reason/, 'Better');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('shop, storefront')).toBeTruthy();
    expect(rows.synonyms).toHaveLength(1);
  });

  it('deletes a group with a reason', async () => {
    const { notices } = openPage(PATH);
    await press('Delete shop');
    const dialog = await screen.findByRole('dialog', { name: 'Delete the synonyms of “shop”?' });
    await fill(dialog, /Reason/, 'Wrong');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No synonyms')).toBeTruthy();
    expect(notices).toEqual([{ kind: 'success', text: 'The synonyms of “shop” are deleted.' }]);
  });
});
