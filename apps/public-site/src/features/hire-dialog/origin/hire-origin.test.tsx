import {
  answerWithNewRequest,
  aProject,
  aService,
  aUser,
  fakeBackend,
  testId,
} from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import '../hire-dialog.tsx';

const ada = testId(1);
const noah = testId(2);
const MESSAGE = 'A shop for tea, please, with a blog.';
const project = aProject();
const service = aService({ title: 'Landing page', price: 400 });

function createBackend(signedInAs?: string) {
  const backend = fakeBackend({
    ...(signedInAs && { signedInAs }),
    users: [
      aUser(),
      aUser({ id: noah, name: 'Noah Bennett', username: null, is_dev: false }),
      aUser({ id: testId(3), name: 'Bo Lind', username: 'bo-lind' }),
    ],
    projects: [project],
    services: [service],
  });
  answerWithNewRequest(backend);
  return backend;
}

const open = (option: string, signedInAs?: string) =>
  openPage(
    `/creators/${ada}?hire=${encodeURIComponent(`from:${project.id}:${option}`)}`,
    createBackend(signedInAs),
  );
const dialog = () => screen.findByRole('dialog', { name: 'Hire Ada Stone' });
const total = () => screen.getByRole('status', { name: 'Total' }).textContent;

async function send(user: ReturnType<typeof open>['user']) {
  await enterText(screen.getByRole('textbox', { name: /^Message/ }), MESSAGE);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  return screen.findByRole('dialog', { name: 'Request sent' });
}

describe('hiring from a project', () => {
  it('shows and remembers it, for something else and for a service', async () => {
    const { user, backend } = open('other', noah);
    const form = within(await dialog());
    expect(form.getByRole('combobox', { name: /What do you need/ }).textContent).toContain(
      'Something else',
    );
    const link = form.getByRole('link', { name: project.title });
    expect(link.getAttribute('href')).toBe(`/projects/${project.id}`);
    await user.click(form.getByRole('combobox', { name: /What do you need/ }));
    await user.click(await screen.findByRole('option', { name: /^Landing page/ }));
    await waitFor(() => expect(total()).toBe('$400.00'));
    expect(within(await dialog()).getByRole('link', { name: project.title })).toBeTruthy();
    await send(user);
    const [sent] = backend.calls('create_hire_request');
    expect(sent).toMatchObject({ service_id: service.id, from_project_id: project.id });
    expect(sent?.project_id).toBeUndefined();
  });

  it('says that it runs, and what of it is proven', async () => {
    const backend = createBackend(noah);
    const since = '2026-01-05T12:00:00.000Z';
    const proof = { project_id: project.id, subject: 'harbor.example.com', method: 'file' };
    const days = [{ day: '2026-01-05', ok: 0, failed: 1 }];
    const site = 'https://harbor.example.com/';
    backend.answerWith(({ url }) => {
      if (url.pathname.endsWith('/project_checks'))
        return Response.json([{ url: site, state: 'runs', since, checked_at: since, days }]);
      if (url.pathname.endsWith('/project_proofs'))
        return Response.json([{ ...proof, proven_at: since }]);
      return undefined;
    });
    openPage(`/creators/${ada}?hire=from:${project.id}:other`, backend);
    const form = within(await dialog());
    expect(await form.findByText(/^Runs, checked/)).toBeTruthy();
    expect(form.getByText('It failed on 1 of the last 30 days.')).toBeTruthy();
    expect(form.getAllByText('harbor.example.com')).toHaveLength(2);
    expect(form.queryByRole('link', { name: /^harbor/ })).toBeNull();
    expect(form.getByText(/^Owner proven for/).textContent).toMatch(/harbor\.example/);
  });

  it('survives signing in', async () => {
    open('other');
    const link = within(await dialog()).getByRole('link', { name: 'Sign in to send' });
    const next = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
    cleanup();
    openPage(next.get('next') ?? '', createBackend(noah));
    expect(within(await dialog()).getByRole('link', { name: project.title })).toBeTruthy();
  });

  it.each([
    ['that does not exist', testId(109)],
    ['of someone else', testId(102)],
  ])('leaves out a project %s', async (_, id) => {
    const backend = createBackend(noah);
    backend.state.projects.push(aProject({ id: testId(102), user_id: testId(3) }));
    const { user } = openPage(`/creators/${ada}?hire=from:${id}:${service.id}`, backend);
    const form = within(await dialog());
    expect(form.queryByText(/will show the project/)).toBeNull();
    expect(form.getByText(/no longer available, so your request won't show it/)).toBeTruthy();
    await send(user);
    const [sent] = backend.calls('create_hire_request');
    expect([sent?.project_id, sent?.from_project_id]).toEqual([undefined, undefined]);
  });
});

describe('a project that fails to load', () => {
  it('is named as missing, and loads after a retry', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const backend = createBackend(noah);
    let isDown = true;
    backend.answerWith(({ url }) =>
      isDown && url.search.includes(project.id) ? new Response('{}', { status: 403 }) : undefined,
    );
    const { user } = openPage(`/creators/${ada}?hire=from:${project.id}:${service.id}`, backend);
    const form = within(await dialog());
    expect(form.getByText(/couldn't load the project you came from/)).toBeTruthy();
    isDown = false;
    await user.click(form.getByRole('button', { name: 'Retry' }));
    expect(await form.findByRole('link', { name: project.title })).toBeTruthy();
    await send(user);
    expect(backend.calls('create_hire_request')).toMatchObject([{ from_project_id: project.id }]);
  });
});

describe('a price on request', () => {
  it('replaces the budget, and is sent without one', async () => {
    const { user, backend } = open('other', noah);
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: /^Title/ }), 'A logo');
    await user.type(form.getByRole('textbox', { name: /^Budget/ }), '80');
    await user.click(form.getByRole('checkbox', { name: 'Ask for a price' }));
    expect(form.queryByRole('textbox', { name: /^Budget/ })).toBeNull();
    expect(total()).toBe('Price on request');
    const sent = within(await send(user));
    expect(sent.getByText(/can now make you an offer/)).toBeTruthy();
    expect(sent.getByText('Price on request')).toBeTruthy();
    const [request] = backend.calls('create_hire_request');
    expect(request).toMatchObject({ title: 'A logo', from_project_id: project.id });
    expect(request?.budget).toBeUndefined();
  });

  it('is restored with the draft, and gives way to the budget that was typed', async () => {
    const { user } = open('other', noah);
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: /^Budget/ }), '80');
    await user.click(form.getByRole('checkbox', { name: 'Ask for a price' }));
    cleanup();
    const restored = open('other', noah);
    const checkbox = within(await dialog()).getByRole('checkbox', { name: 'Ask for a price' });
    expect(checkbox).toHaveProperty('checked', true);
    expect(total()).toBe('Price on request');
    await restored.user.click(checkbox);
    expect(total()).toBe('$80.00');
  });

  it('is no choice for a service', async () => {
    open(service.id, noah);
    expect(within(await dialog()).queryByRole('checkbox', { name: 'Ask for a price' })).toBeNull();
    expect(total()).toBe('$400.00');
  });
});
