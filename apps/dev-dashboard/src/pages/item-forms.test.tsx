import type { OwnService } from '@showcase/data/services';
import { aProject, aService, testId } from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Imported up front, so that no test waits for it to load.
import '../features/project-form/project-dialog.tsx';
import '../features/service-form/service-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const LATER = '2025-06-02T12:00:00.000Z';
const CONFLICT = 'This was changed in another window';
const cover = 'https://example.com/cover.png';

const forms = {
  project: {
    path: `/dashboard/dev/projects?edit=${testId(101)}`,
    field: 'Project title',
    button: 'Update Project',
    open: () => {
      const rows = [aProject({ title: 'First', image_url: cover })];
      const page = openPage(forms.project.path, { projects: rows });
      return { ...page, stored: () => page.backend.state.projects };
    },
  },
  service: {
    path: `/dashboard/dev/services?edit=${testId(201)}`,
    field: 'Service title',
    button: 'Update Service',
    open: () => {
      const page = openPage(forms.service.path, { services: [aService({ title: 'First' })] });
      return { ...page, stored: () => page.backend.state.services };
    },
  },
};

async function retitle({ field, button }: (typeof forms)['project' | 'service'], title: string) {
  const input = await screen.findByRole('textbox', { name: field });
  await userEvent.clear(input);
  await enterText(input, title);
  await userEvent.click(screen.getByRole('button', { name: button }));
  return input;
}

it('requires a new picture if the old one was removed with the deleted project', async () => {
  const stored = `${testId(1)}/project/${testId(7)}.png`;
  const { backend } = openPage(forms.project.path, {
    projects: [aProject({ title: 'First', image_url: stored })],
  });
  await screen.findByRole('textbox', { name: forms.project.field });
  backend.state.projects.splice(0);
  await retitle(forms.project, 'Mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Save as new' }));
  expect(await screen.findByText('Project image is required')).toBeTruthy();
  expect(backend.state.projects).toEqual([]);
});

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe.each(['project', 'service'] as const)('the form of a %s', (kind) => {
  const form = forms[kind];

  async function openConflict() {
    const { stored } = form.open();
    await screen.findByRole('textbox', { name: form.field });
    Object.assign(stored()[0] ?? {}, { title: 'Theirs', updated_at: LATER });
    await retitle(form, 'Mine');
    const dialog = within(await screen.findByRole('dialog', { name: CONFLICT }));
    expect(dialog.getByRole('row', { name: `${form.field} Mine Theirs` })).toBeTruthy();
    const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
    return { stored, press };
  }

  it('lets the user choose a version when another window changed the same field', async () => {
    const { stored, press } = await openConflict();
    expect(stored()[0]?.title).toBe('Theirs');
    await press('Keep my version');
    await waitFor(() => expect(stored()[0]?.title).toBe('Mine'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('continues from the saved version if the user chooses it', async () => {
    const { stored, press } = await openConflict();
    await press('Use the saved version');
    const input = await screen.findByRole('textbox', { name: form.field });
    expect(input).toHaveProperty('value', 'Theirs');
    await retitle(form, 'Theirs and mine');
    await waitFor(() => expect(stored()[0]?.title).toBe('Theirs and mine'));
  });

  it('merges changes that another window made to other fields', async () => {
    const { stored } = form.open();
    await screen.findByRole('textbox', { name: form.field });
    Object.assign(stored()[0] ?? {}, { description: 'From the other window. '.repeat(3).trim() });
    Object.assign(stored()[0] ?? {}, { updated_at: LATER });
    await retitle(form, 'Mine');
    await waitFor(() => expect(stored()[0]?.title).toBe('Mine'));
    expect(stored()[0]?.description).toMatch(/^From the other window/);
  });

  it('names the title that another window gave the item', async () => {
    const { stored, notices } = form.open();
    await screen.findByRole('textbox', { name: form.field });
    Object.assign(stored()[0] ?? {}, { title: 'Theirs', updated_at: LATER });
    await userEvent.click(screen.getByRole('button', { name: form.button }));
    await waitFor(() => expect(notices.at(-1)?.text).toMatch(/Theirs.*saved/));
  });

  it('saves an item as new that was deleted in another window', async () => {
    const { stored } = form.open();
    await screen.findByRole('textbox', { name: form.field });
    stored().splice(0);
    const input = await retitle(form, 'Mine');
    expect(
      await screen.findByText("Not saved. This item no longer exists, or it isn't yours."),
    ).toBeTruthy();
    expect(input).toHaveProperty('value', 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(stored().map(({ title }) => title)).toEqual(['Mine']));
    expect([testId(101), testId(201)]).not.toContain(stored()[0]?.id);
  });

  it('keeps unsaved values and stores a draft while the backend is down', async () => {
    const { backend, stored } = form.open();
    await screen.findByRole('textbox', { name: form.field });
    backend.goDown();
    const input = await retitle(form, 'Mine');
    expect(await screen.findByText(/^Not saved. We can't connect right now/)).toBeTruthy();
    expect(input).toHaveProperty('value', 'Mine');
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('Mine'));
    backend.comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stored()[0]?.title).toBe('Mine'));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('discards a draft on Start over, and restores it on Undo', async () => {
    const { backend, stored } = form.open();
    await screen.findByRole('textbox', { name: form.field });
    backend.goDown();
    await retitle(form, 'Mine');
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('Mine'));
    cleanup();
    backend.comeBack();
    openPage(form.path, { [`${kind}s`]: stored() });
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    const input = screen.getByRole('textbox', { name: form.field });
    expect(input).toHaveProperty('value', 'First');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(input).toHaveProperty('value', 'Mine');
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('Mine'));
  });

  it.each([
    ['40 s as the response asks', { retryAfter: 40 }, /^Retry in (40|39) s$/],
    ['20 s if the response names no time', {}, /^Retry in (20|19) s$/],
  ])('counts down when rate limited: %s', async (_description, wait, label) => {
    const { backend } = form.open();
    await screen.findByRole('textbox', { name: form.field });
    backend.rejectWith(429, wait);
    await retitle(form, 'Mine');
    const button = await screen.findByRole('button', { name: label });
    expect(button).toHaveProperty('disabled', true);
  });
});

describe('a new service whose id is already taken', () => {
  const open = async () => {
    const { backend } = openPage('/dashboard/dev/services?edit=new', { services: [] });
    const description = screen.findByRole('textbox', { name: 'Description' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Service title' }), 'Mine');
    await enterText(await description, 'Designed and built with care, in the size you need.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Delivery time' }), '3 days');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '400');
    backend.answerWith(({ method, body }) => {
      if (method !== 'POST' || backend.state.services.length > 0) return undefined;
      // Another window saves first.
      backend.state.services.push(aService({ ...(body as Partial<OwnService>), title: 'Theirs' }));
      return undefined;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Create Service' }));
    const dialog = within(await screen.findByRole('dialog', { name: CONFLICT }));
    expect(backend.state.services.map(({ title }) => title)).toEqual(['Theirs']);
    return { backend, dialog };
  };

  it('does not replace the stored service, and can be saved as new', async () => {
    const { backend, dialog } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.state.services.map(({ title }) => title)).toEqual(['Theirs', 'Mine']);
  });
});
