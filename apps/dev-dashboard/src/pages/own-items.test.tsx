import { serviceForm } from '@showcase/data/schemas';
import { aProject, aService, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Imported up front, so that no test waits for it to load.
import '../features/project-form/project-dialog.tsx';
import '../features/service-form/service-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

async function deleteProject(title = 'Tide Table') {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${title}` }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to delete this project?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}

describe('the user’s own project', () => {
  const open = () =>
    openPage('/dashboard/dev/projects', { projects: [aProject({ title: 'Tide Table' })] });

  it('is deleted after confirmation, and restored with Undo', async () => {
    const { backend } = open();
    await deleteProject();
    expect(screen.queryByRole('article', { name: 'Tide Table' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('article', { name: 'Tide Table' })).toBeTruthy();
    expect(backend.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('is deleted permanently when the user leaves the page', async () => {
    const { backend, page } = open();
    await deleteProject();
    await page.navigate('/elsewhere');
    await waitFor(() => expect(backend.state.projects).toEqual([]));
  });

  it('is deleted with its pictures as the first request when the tab is closed', async () => {
    const [cover = '', image = ''] = [1, 2].map((n) => `${testId(1)}/project/${testId(n)}.png`);
    const { backend } = openPage('/dashboard/dev/projects', {
      projects: [aProject({ title: 'Tide Table', image_url: cover })],
      media: [
        {
          id: testId(3),
          project_id: testId(101),
          kind: 'image',
          url: image,
          caption: null,
          position: 0,
        },
      ],
      images: [cover, image],
    });
    await deleteProject();
    const requestCount = backend.requests.length;
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(backend.state.projects).toEqual([]));
    expect(backend.requests[requestCount]?.method).toBe('DELETE');
    await waitFor(() => expect(backend.state.images).toEqual([]));
  });
});

describe('the form of a project', () => {
  it('shows required errors and focuses the first', async () => {
    const { backend } = openPage('/dashboard/dev/projects?edit=new');
    await userEvent.click(await screen.findByRole('button', { name: 'Create Project' }));
    expect(await screen.findByText('Project title is required')).toBeTruthy();
    for (const message of ['Project image is required', 'At least one tag is required']) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    expect(screen.getByRole('textbox', { name: 'Project title' }).matches(':focus')).toBe(true);
    expect(backend.requests.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('the visibility of a project', () => {
  it('is chosen in the form, is public at first, and is shown on the card', async () => {
    const { backend } = openPage(`/dashboard/dev/projects?edit=${testId(101)}`, {
      projects: [aProject({ title: 'Tide Table', image_url: 'https://example.com/a.png' })],
    });
    const choices = within(await screen.findByRole('radiogroup', { name: 'Visibility' }));
    const draft = choices.getByRole('radio', {
      name: 'Draft',
      description: 'Only you see it until you publish it.',
    });
    expect(choices.getByRole('radio', { name: 'Public', checked: true })).toBeTruthy();
    await userEvent.click(draft);
    await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));
    await waitFor(() => expect(backend.state.projects[0]?.visibility).toBe('draft'));
    const card = within(await screen.findByRole('article', { name: 'Tide Table' }));
    expect(await card.findByText('Draft')).toBeTruthy();
  });

  it('has a badge for each project that is not public', async () => {
    openPage('/dashboard/dev/projects', {
      projects: [
        aProject({ title: 'Tide Table' }),
        aProject({ id: testId(102), title: 'Moss', visibility: 'unlisted' }),
        aProject({ id: testId(103), title: 'Fern', visibility: 'draft' }),
      ],
    });
    const card = async (title: string) =>
      within(await screen.findByRole('article', { name: title }));
    expect((await card('Moss')).getByText('Unlisted')).toBeTruthy();
    expect((await card('Fern')).getByText('Draft')).toBeTruthy();
    expect((await card('Tide Table')).queryByText(/Public|Unlisted|Draft/)).toBeNull();
  });
});

describe('the form of a service', () => {
  it('saves changes, and keeps values that it does not show', async () => {
    const { backend } = openPage(`/dashboard/dev/services?edit=${testId(201)}`, {
      services: [aService({ title: 'Landing page', images: ['https://example.com/a.png'] })],
    });
    const title = await screen.findByRole('textbox', { name: 'Service title' });
    await userEvent.type(title, ' in a day');
    await userEvent.click(screen.getByRole('button', { name: 'Update Service' }));
    await waitFor(() => expect(backend.state.services[0]?.title).toBe('Landing page in a day'));
    expect(backend.state.services[0]).toMatchObject({
      price: 400,
      images: ['https://example.com/a.png'],
    });
  });
});

it('shows in the list every text that a service stores', async () => {
  const empty: Partial<Record<string, unknown>> = serviceForm.empty;
  const texts = serviceForm.columns.filter((name) => empty[name] === '' && name !== 'price');
  const values = Object.fromEntries(texts.map((name) => [name, `The ${name} as stored`]));
  openPage('/dashboard/dev/services', { services: [aService(values)] });
  const card = await screen.findByRole('article', { name: 'The title as stored' });
  expect(texts).toContain('requirements');
  expect(texts.filter((name) => !card.textContent.includes(`The ${name} as stored`))).toEqual([]);
});
