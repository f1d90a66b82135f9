import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/dev/profile?section=professional';

async function openEntry(name: string) {
  openPage(PATH);
  const entry = within(await screen.findByRole('group', { name }));
  return {
    entry,
    type: (field: string, text: string) =>
      userEvent.type(entry.getByRole('textbox', { name: field }), text),
    press: (button: string) => userEvent.click(entry.getByRole('button', { name: button })),
  };
}

describe('an entry of the experience', () => {
  it('needs company, position and from, and says so for three seconds', async () => {
    const { entry, type, press } = await openEntry('Experience entry');
    const message = 'Company, position, and from date are required';
    await type('Company', 'Fernway');
    await press('Add Experience');
    expect(await entry.findByText(message)).toBeTruthy();
    await waitFor(() => expect(entry.queryByText(message)).toBeNull(), { timeout: 4_000 });
    await type('Position', 'Engineer');
    await type('From', '2019');
    await press('Add Experience');
    const list = await screen.findByRole('list', { name: 'Your experience' });
    expect(list.textContent).toContain('Fernway');
  });

  it('has no end while somebody works there', async () => {
    const { entry } = await openEntry('Experience entry');
    const end = entry.getByRole('textbox', { name: 'To' });
    const isHere = entry.getByRole('checkbox', { name: 'I currently work here' });
    await userEvent.click(isHere);
    expect(end).toHaveProperty('disabled', true);
    await userEvent.click(isHere);
    expect(end).toHaveProperty('disabled', false);
  });
});
