import { testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { metaContent } from '@showcase/kit/testing';
import { projectId, createProjectBackend } from '../../testing/project-backend.ts';
import { openPage } from '../../testing/open-page.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string) => within(screen.getByRole('region', { name }));

describe('a hidden project', () => {
  it('is no longer available, and shows no sample', async () => {
    const backend = createProjectBackend();
    backend.state.hidden.push(projectId);
    openPage(`/projects/${projectId}`, backend);
    await title('This is no longer available.');
    expect(screen.queryByText('Sample data')).toBeNull();
    const back = screen.getByRole('link', { name: 'Back to projects' });
    expect(back.getAttribute('href')).toBe('/projects');
    expect(metaContent('robots')).toBe('noindex');
  });
});

describe('a project that does not exist', () => {
  it.each([
    ['1', 'PulseBoard Analytics'],
    ['2', 'Corner Market'],
    ['3', 'StudyPath'],
    ['nothing', 'PulseBoard Analytics'],
    [testId(999), 'PulseBoard Analytics'],
  ])('/projects/%s shows the sample %s', async (id, name) => {
    const { backend } = openPage(`/projects/${id}`, createProjectBackend());
    await title(name);
    expect(backend.requests.filter(({ url }) => url.pathname.endsWith('/project_checks'))).toEqual(
      [],
    );
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(metaContent('robots')).toBe('noindex');
    for (const figure of ['1,245', '87', '32']) {
      expect(box('Project Stats').getByText(figure)).toBeTruthy();
    }
    expect(box('Related Projects').getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows an error and no sample if the marketplace is unreachable', async () => {
    const backend = createProjectBackend();
    backend.goDown();
    const { user } = openPage(`/projects/${projectId}`, backend);
    expect(
      await screen.findByText("We can't connect right now. Check your connection and try again."),
    ).toBeTruthy();
    expect(screen.queryByText('PulseBoard Analytics')).toBeNull();
    backend.comeBack();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await title('Harbour Notes');
    expect(
      screen.queryByText("We can't connect right now. Check your connection and try again."),
    ).toBeNull();
  });

  it('does not store the likes of a signed-in user on a sample', async () => {
    const backend = createProjectBackend(testId(2));
    const { user } = openPage('/projects/1', backend);
    await title('PulseBoard Analytics');
    await user.click(screen.getByRole('button', { name: 'Like' }));
    expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeTruthy();
    expect(backend.state.likes).toEqual([]);
    expect(backend.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('wraps around in the gallery, by button, key and thumbnail', async () => {
    const { user } = openPage('/projects/1');
    await title('PulseBoard Analytics');
    await user.click(screen.getByRole('tab', { name: 'Gallery' }));
    await user.click(await screen.findByRole('button', { name: 'Previous picture' }));
    expect(screen.getByText('4 / 4')).toBeTruthy();
    screen.getByRole('group', { name: 'Pictures, use the arrow keys to browse' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('1 / 4')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show picture 3: On a phone' }));
    expect(screen.getByText('3 / 4')).toBeTruthy();
    expect(screen.getByText('On a phone')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download All Images' })).toBeTruthy();
  });

  it('shows sample code, a mockup placeholder and the three resources', async () => {
    const { user } = openPage('/projects/1');
    await title('PulseBoard Analytics');
    await user.click(screen.getByRole('tab', { name: 'Code & Embeds' }));
    const sample = within(await screen.findByRole('region', { name: 'Live figures' }));
    expect(sample.getByText('TypeScript')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Design mockup' })).toBeTruthy();
    for (const [name, href] of [
      [/^Live Demo/, 'https://bolt.new/'],
      [/^Source Code/, 'https://github.com/stackblitz/bolt.new'],
      [/^Documentation/, 'https://support.bolt.new/'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    }
  });
});
