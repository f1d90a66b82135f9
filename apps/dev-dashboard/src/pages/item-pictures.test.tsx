import { aProject, aService, testId } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Imported up front, so that no test waits for it to load.
import '../features/project-form/project-dialog.tsx';
import '../features/service-form/service-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const gif = () =>
  new File([new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0, 0, 0])], 'sea.gif', {
    type: 'image/gif',
  });

const forms = {
  project: { path: `projects?edit=${testId(101)}`, field: /Project image/, save: 'Update Project' },
  service: { path: `services?edit=${testId(201)}`, field: /Main image/, save: 'Update Service' },
};

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe.each(['project', 'service'] as const)('a picture of a %s', (kind) => {
  const { path, field, save } = forms[kind];
  const button = (name: string) => screen.getByRole('button', { name });

  async function open() {
    const rows = { projects: [aProject()], services: [aService()] };
    const { backend } = openPage(`/dashboard/dev/${path}`, rows);
    await userEvent.upload(await screen.findByLabelText(field), gif());
    await screen.findByRole('img', { name: 'Preview of sea.gif' });
    return backend;
  }

  it('is named in the error if it is rejected, with the accepted types', async () => {
    const backend = await open();
    backend.answerWith(({ url }) =>
      url.pathname.startsWith('/storage/')
        ? Response.json({ statusCode: '413', message: 'too large' }, { status: 400 })
        : undefined,
    );
    await userEvent.click(button(save));
    const text = "We couldn't accept “sea.gif”. Choose a picture under 2MB.";
    expect(await screen.findByText(`Not saved. ${text}`)).toBeTruthy();
  });

  it('is not stored if its upload is cancelled, and the form can be used again', async () => {
    const backend = await open();
    backend.answerWith(({ url }) =>
      url.pathname.startsWith('/storage/') ? new Promise<never>(() => {}) : undefined,
    );
    await userEvent.click(button(save));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(button('Cancel')).toHaveProperty('disabled', false));
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    expect(backend.requests.some(({ method }) => method === 'PATCH')).toBe(false);
    backend.comeBack();
    await userEvent.click(button(save));
    await waitFor(() => expect(backend.state.images).toHaveLength(1));
  });
});

describe('the color of a project', () => {
  const stored = { image_url: 'https://example.com/a.png', image_color: '#e0774f' };

  function open() {
    const { backend } = openPage(`/dashboard/dev/${forms.project.path}`, {
      projects: [aProject(stored)],
    });
    return backend;
  }

  async function saveProject() {
    await userEvent.click(screen.getByRole('button', { name: forms.project.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  /** A browser that reads a blue pixel from every picture. */
  function setCanvas() {
    const getImageData = () => ({ data: new Uint8ClampedArray([37, 84, 167, 255]) });
    const bitmap = { width: 1, height: 1, close: () => {} };
    vi.stubGlobal('createImageBitmap', async () => bitmap);
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => ({ drawImage: () => {}, getImageData });
      },
    );
  }

  it.each([
    ['taken from a new picture', setCanvas, '#2554a7'],
    ['removed with the old picture if the browser reads none', () => {}, null],
  ])('is %s', async (_name, prepare, image_color) => {
    prepare();
    const backend = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Project image' }));
    await userEvent.upload(screen.getByLabelText(forms.project.field), gif());
    await screen.findByRole('img', { name: 'Preview of sea.gif' });
    await saveProject();

    expect(backend.state.projects).toMatchObject([{ image_color }]);
    expect(backend.state.projects[0]?.image_url).toMatch(/\.gif$/);
  });

  it('stays while the picture stays', async () => {
    const backend = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Project title' }), ' 2');
    await saveProject();

    expect(backend.state.projects).toMatchObject([{ title: 'Harbour Notes 2', ...stored }]);
  });
});
