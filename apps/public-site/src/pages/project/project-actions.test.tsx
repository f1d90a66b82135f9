import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectId, createProjectBackend } from '../../testing/project-backend.ts';
import { openPage } from '../../testing/open-page.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const figure = (label: string) =>
  box('Project Stats').getByText(label).nextElementSibling?.textContent;
const box = (name: string) => within(screen.getByRole('region', { name }));

describe('project actions', () => {
  it('likes and saves separately, and resets for another project', async () => {
    const { user, router } = openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    await user.click(screen.getByRole('button', { name: 'Like' }));
    await user.click(screen.getByRole('tab', { name: 'Gallery' }));
    expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save', pressed: false })).toBeTruthy();

    await router.navigate(`/projects/${testId(102)}`);
    await title('Tide Table 102');
    expect(screen.getAllByRole('button', { name: 'Like', pressed: false })[0]).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeTruthy();
  });

  it("drops a visitor's save when they leave the page", async () => {
    const { user, router, backend } = openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(save.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getAllByRole('button', { name: 'Like', pressed: false })[0]).toBeTruthy();
    await user.click(save);
    expect(save.getAttribute('aria-pressed')).toBe('false');
    await user.click(save);

    await router.navigate('/projects');
    await screen.findByRole('heading', { level: 1, name: 'Explore Projects' });
    await router.navigate(-1);
    await title('Harbour Notes');
    expect(screen.getByRole('button', { name: 'Save', pressed: false })).toBeTruthy();
    expect(backend.state.saves).toEqual([]);
  });

  it('stores and counts the likes and saves of a signed-in user', async () => {
    const backend = createProjectBackend(testId(2));
    const project = backend.state.projects.find(({ id }) => id === projectId);
    const added: Partial<Record<string, number>> = { POST: 1, DELETE: -1 };
    backend.answerWith(({ url, method }) => {
      if (project && url.pathname.endsWith('/project_likes'))
        project.like_count += added[method] ?? 0;
      return undefined;
    });
    const { user, router } = openPage(`/projects/${projectId}`, backend);
    await title('Harbour Notes');
    await user.click(screen.getByRole('button', { name: 'Like' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Like', pressed: true })).toBeTruthy();
    expect(figure('Likes')).toBe('1,042');
    const row = { project_id: projectId, user_id: testId(2) };
    await waitFor(() => expect(backend.state.saves).toEqual([row]));
    expect(backend.state.likes).toEqual([row]);

    await router.navigate(`/projects/${testId(102)}`);
    await title('Tide Table 102');
    expect(screen.getAllByRole('button', { name: 'Like', pressed: false })[0]).toBeTruthy();
    await router.navigate(-1);
    await title('Harbour Notes');
    await user.click(await screen.findByRole('button', { name: 'Like', pressed: true }));
    await waitFor(() => expect(backend.state.likes).toEqual([]));
    expect(figure('Likes')).toBe('1,041');
  });

  it('rolls back a like that could not be stored, and shows an error', async () => {
    const backend = createProjectBackend(testId(2));
    const { user, notices } = openPage(`/projects/${projectId}`, backend);
    await title('Harbour Notes');
    await waitFor(() => expect(backend.requests.some(({ callerId }) => callerId)).toBe(true));
    backend.answerWith(({ method }) =>
      method === 'POST' ? new Response('{}', { status: 503 }) : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Like' }));
    await waitFor(() =>
      expect(notices).toEqual([
        {
          kind: 'danger',
          text: "Your like didn't go through. We can't connect right now. Try again.",
        },
      ]),
    );
    expect(screen.getAllByRole('button', { name: 'Like', pressed: false })[0]).toBeTruthy();
    expect(figure('Likes')).toBe('1,041');
  });

  it('shows the owner Edit instead of Hire and Report', async () => {
    openPage(`/projects/${projectId}`, createProjectBackend(testId(1)));
    await title('Harbour Notes');
    const edit = await screen.findByRole('link', { name: 'Edit project' });
    expect(edit.getAttribute('href')).toBe(`/dashboard/dev/projects?edit=${projectId}`);
    expect(screen.queryByRole('link', { name: /^Hire/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Report Harbour Notes' })).toBeNull();
  });

  it('counts the view', async () => {
    const backend = createProjectBackend();
    openPage(`/projects/${projectId}`, backend);
    await title('Harbour Notes');
    await waitFor(() =>
      expect(backend.calls('record_view')).toMatchObject([{ project_id: projectId }]),
    );
  });

  it('copies its URL to share it', async () => {
    const { user, notices } = openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Link copied' }]));
    expect(await navigator.clipboard.readText()).toContain(`/projects/${projectId}`);
  });
});
