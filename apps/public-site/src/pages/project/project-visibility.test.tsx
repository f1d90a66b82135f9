import { testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { metaContent } from '@showcase/kit/testing';
import { openPage } from '../../testing/open-page.tsx';
import { createProjectBackend, projectId } from '../../testing/project-backend.ts';
// Imported up front, so that the first test does not time out while the code loads.
import './project-page.tsx';

type Visibility = 'public' | 'unlisted' | 'draft';

function open(visibility: Visibility, signedInAs?: string) {
  const backend = createProjectBackend(signedInAs);
  Object.assign(backend.state.projects[0] ?? {}, { visibility });
  const { user } = openPage(`/projects/${projectId}`, backend);
  return { backend, user };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const robots = () => metaContent('robots');
const owner = testId(1);
const stranger = testId(9);

describe('an unlisted project', () => {
  it.each([undefined, stranger])(
    'opens by its link, with its code and videos (%s)',
    async (who) => {
      const { user } = open('unlisted', who);
      await title('Harbour Notes');
      expect(robots()).toBe('noindex');
      expect(metaContent('og:url')).toBeUndefined();
      expect(screen.queryByText(/unlisted/)).toBeNull();
      await user.click(screen.getByRole('tab', { name: 'Code & Embeds' }));
      expect(await screen.findByRole('region', { name: 'Sync' })).toBeTruthy();
      await user.click(screen.getByRole('tab', { name: 'Videos' }));
      expect(await screen.findByRole('button', { name: 'Play video: A walk' })).toBeTruthy();
    },
  );

  it('says so to its owner', async () => {
    open('unlisted', owner);
    await title('Harbour Notes');
    expect(await screen.findByText(/This project is unlisted/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Change this' });
    expect(link.getAttribute('href')).toBe(`/dashboard/dev/projects?edit=${projectId}`);
    expect(robots()).toBe('noindex');
  });
});

describe('a draft', () => {
  it('is its owner’s preview, without like, save and share', async () => {
    open('draft', owner);
    await title('Harbour Notes');
    expect(await screen.findByText(/This is a preview of your draft/)).toBeTruthy();
    for (const name of ['Like', 'Save', 'Share']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getByRole('link', { name: 'Publish it' })).toBeTruthy();
    expect(robots()).toBe('noindex');
  });

  it.each([undefined, stranger])('is like an unknown project for anyone else (%s)', async (who) => {
    const { backend } = open('draft', who);
    expect(await screen.findByText('Sample data')).toBeTruthy();
    expect(screen.queryByText('Harbour Notes')).toBeNull();
    expect(robots()).toBe('noindex');
    const paths = backend.requests.map(({ url }) => url.pathname);
    expect(paths.some((path) => path.endsWith('/project_by_link'))).toBe(true);
  });
});

it('a public project has no note for its owner, and is indexed', async () => {
  open('public', owner);
  await title('Harbour Notes');
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  expect(screen.queryByText(/unlisted|draft/)).toBeNull();
  expect(robots()).toBeUndefined();
});
