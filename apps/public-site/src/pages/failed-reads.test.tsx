import { testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectId, createProjectBackend } from '../testing/project-backend.ts';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that the first tests do not time out while the code loads.
import './creator-page.tsx';
import './creators-page.tsx';
import './project/project-page.tsx';
import './projects-page.tsx';

const UNREACHABLE = "We can't connect right now. Check your connection and try again.";
const NOT_LOADED = "We couldn't load this. Try again.";
const errorResponse = (status: number, details: string | null = null) =>
  Response.json({ message: 'permission denied', details }, { status });

const failures: [string, () => Response, string][] = [
  ['429', () => errorResponse(429, 'Retry-After: 20'), 'Too many requests. Try again in 20 s.'],
  ['401', () => errorResponse(401), NOT_LOADED],
  ['403', () => errorResponse(403), NOT_LOADED],
  ['409', () => errorResponse(409), NOT_LOADED],
  ['413', () => errorResponse(413), NOT_LOADED],
  ['500', () => errorResponse(500), UNREACHABLE],
  ['a captive portal page', () => new Response('<h1>Sign in to our hotel</h1>'), UNREACHABLE],
  ['truncated JSON', () => new Response('[{"id":'), UNREACHABLE],
  ['an empty 404', () => new Response('', { status: 404 }), UNREACHABLE],
];

const pages: [string, string][] = [
  ['/projects', '5 projects'],
  ['/projects?q=Tide', '4 projects'],
  ['/creators', '2 creators'],
  [`/projects/${projectId}`, 'Harbour Notes'],
  [`/creators/${testId(1)}`, 'Ada Stone'],
  ['/creator/ada-stone', 'Ada Stone'],
];

describe.each(failures)('if every read fails with %s', (_name, answer, text) => {
  it.each(pages)('%s shows an error, no sample, and loads with Retry', async (path, heading) => {
    const backend = createProjectBackend();
    backend.answerWith(answer);
    const { user } = openPage(path, backend);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText(/sample/i)).toBeNull();
    expect(screen.queryByText(/No (projects|creators) found|PulseBoard|Alex Morgan/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();

    backend.comeBack();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.queryByText(text)).toBeNull();
  });
});

it('shows no sample if the reason for a missing row is unknown', async () => {
  const backend = createProjectBackend();
  backend.answerWith(({ url }) =>
    url.pathname.endsWith('/item_status') ? errorResponse(429) : undefined,
  );
  openPage(`/projects/${testId(999)}`, backend);
  expect(await screen.findByText(/Too many requests/)).toBeTruthy();
  expect(screen.queryByText(/sample/i)).toBeNull();
});

it.each([
  [`/projects/${projectId}`, 'reviews', 'No reviews yet', "We couldn't load the reviews."],
  [`/creators/${testId(1)}`, 'projects', 'No projects found.', "We couldn't load the projects."],
])('%s shows no empty state for %s that failed to load', async (path, table, empty, message) => {
  const backend = createProjectBackend();
  backend.answerWith(({ url }) =>
    url.pathname.endsWith(`/rest/v1/${table}`) && !url.searchParams.get('id')
      ? errorResponse(403)
      : undefined,
  );
  openPage(path, backend);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getAllByText(NOT_LOADED).length).toBeGreaterThan(0);
  expect(screen.queryByText(empty)).toBeNull();
});
