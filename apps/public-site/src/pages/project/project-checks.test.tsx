import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { projectId, createProjectBackend } from '../../testing/project-backend.ts';
import { openPage } from '../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './project-page.tsx';

const checked_at = new Date(Date.now() - 2 * 3_600_000).toISOString();
const since = '2026-01-05T12:00:00.000Z';

function open(check: object | null, proofs: object[] = []) {
  const backend = createProjectBackend();
  backend.answerWith(({ url }) => {
    const { pathname } = url;
    if (pathname.endsWith('/project_checks')) return Response.json(check ? [check] : []);
    if (pathname.endsWith('/project_proofs')) return Response.json(proofs);
    return undefined;
  });
  openPage(`/projects/${projectId}`, backend);
}

it('says that a project runs, and what is proven', async () => {
  open({ state: 'runs', since, checked_at, days: [{ day: '2026-01-05', ok: 0, failed: 1 }] }, [
    { project_id: projectId, subject: 'harbour.example.com', method: 'file', proven_at: since },
  ]);
  expect((await screen.findByText(/^Runs, checked/)).textContent).toBe('Runs, checked 2h ago');
  expect(screen.getByText('It failed on 1 of the last 30 days.')).toBeTruthy();
  expect(screen.getByText(/^Owner proven/).textContent).toBe(
    'Owner proven for harbour.example.com by a file, Jan 5, 2026',
  );
});

it.each([
  [{ state: 'unreachable', since, checked_at, days: [] }, 'Unreachable since Jan 5, 2026'],
  [{ state: 'unseen', since, checked_at, days: [] }, "Can't be checked from outside"],
])('says of %o: %s', async (check, text) => {
  open(check);
  expect((await screen.findByText(/^(Unreachable|Can't)/)).textContent).toBe(text);
});
