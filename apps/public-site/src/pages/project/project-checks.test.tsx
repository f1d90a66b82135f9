import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testId } from '@showcase/data/testing';
import { metaContent } from '@showcase/kit/testing';
import { projectId, createProjectBackend } from '../../testing/project-backend.ts';
import { openPage } from '../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import '../../features/health-report/shared-report.tsx';
import './project-page.tsx';

const checked_at = new Date(Date.now() - 2 * 3_600_000).toISOString();
const since = '2026-01-05T12:00:00.000Z';

type Answers = { proofs?: object[]; dates?: object[]; report?: object | null; search?: string };

const site = 'https://harbour.example.com/app';

function open(
  check: object | null,
  { proofs = [], dates = [], report = null, search = '' }: Answers = {},
) {
  const backend = createProjectBackend();
  backend.answerWith(({ url }) => {
    const { pathname } = url;
    if (pathname.endsWith('/project_checks'))
      return Response.json(check ? [{ url: site, ...check }] : []);
    if (pathname.endsWith('/project_proofs')) return Response.json(proofs);
    if (pathname.endsWith('/health_report_dates')) return Response.json(dates);
    if (pathname.endsWith('/health_report_by_link')) return Response.json(report);
    return undefined;
  });
  openPage(`/projects/${projectId}${search}`, backend);
}

const proofs = [
  { project_id: projectId, subject: 'harbour.example.com', method: 'file', proven_at: since },
];

it('says that a project runs, and what is proven', async () => {
  open(
    { state: 'runs', since, checked_at, days: [{ day: '2026-01-05', ok: 0, failed: 1 }] },
    { proofs },
  );
  expect((await screen.findByText(/^Runs, checked/)).textContent).toBe('Runs, checked 2h ago');
  expect(screen.getByText('It failed on 1 of the last 30 days.')).toBeTruthy();
  expect(screen.getByText(/^Owner proven/).textContent).toBe(
    'Owner proven for harbour.example.com by a file, Jan 5, 2026',
  );
});

// Visit Live Project leads to the Bolt URL, which may be another site.
it('names the site that is checked, and leads there', async () => {
  open({ state: 'runs', since, checked_at, days: [] });
  const link = await screen.findByRole('link', { name: /^harbour\.example\.com/ });
  expect(link.getAttribute('href')).toBe(site);
  expect(link.getAttribute('rel')).toContain('nofollow');
});

it('leads to no URL that is not of the web', async () => {
  open({ url: 'javascript://harbour.example.com', state: 'runs', since, checked_at, days: [] });
  await screen.findByText(/^Runs, checked/);
  expect(screen.queryByRole('link', { name: /^harbour\.example\.com/ })).toBeNull();
});

it.each([
  [{ state: 'unreachable', since, checked_at, days: [] }, 'Unreachable since Jan 5, 2026'],
  [{ state: 'unseen', since, checked_at, days: [] }, "Can't be checked from outside"],
])('says of %o: %s', async (check, text) => {
  open(check);
  expect((await screen.findByText(/^(Unreachable|Can't)/)).textContent).toBe(text);
});

it('says that there is a health report of a date', async () => {
  open(null, { proofs, dates: [{ project_id: projectId, made_at: since }] });
  expect((await screen.findByText(/^Health report of/)).textContent).toBe(
    'Health report of Jan 5, 2026',
  );
});

describe('a link to a health report', () => {
  const search = '?health=7c3f1c0e-0000-4000-8000-000000000001';
  const finding = {
    ...{ kind: 'missing-header', detail: 'X-Frame-Options', masked: null },
    ...{ file: 'https://harbour.example.com/', line: null, column: null },
  };
  const part = {
    ...{ part: 'site', subject: 'harbour.example.com', made_at: since },
    ...{ files: 1, is_partial: false, findings: [finding] },
  };

  it('shows the report, and is in no search engine', async () => {
    open(null, { search, report: { project_id: projectId, ends_at: since, parts: [part] } });
    expect(await screen.findByText('This link ends on Jan 5, 2026.')).toBeTruthy();
    expect(screen.getByText(/X-Frame-Options.* is missing$/)).toBeTruthy();
    expect(screen.getByText(/^Send X-Frame-Options with DENY/)).toBeTruthy();
    expect(metaContent('robots')).toBe('noindex');
  });

  it.each([
    ['has ended', search, null],
    ['is of another project', search, { project_id: testId(9), ends_at: since, parts: [part] }],
    ['is none', '?health=1', null],
  ])('says that it shows nothing if it %s', async (_why, at, report) => {
    open(null, { search: at, report });
    expect(await screen.findByText(/^This link has ended, or the report no longer/)).toBeTruthy();
    expect(screen.queryByText(/is missing$/)).toBeNull();
  });
});
