import type { OwnHealthReport } from '@showcase/data/own-projects';
import { aProject, testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
// Imported up front, so that no test waits for it to load.
import '../features/own-projects/health/health-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const subject = {
  ...{ subject: 'tide.example.com', is_proven: true, is_waiting: false, is_reading: false },
  ...{ outcome: null, tried_at: null },
};
const empty: OwnHealthReport = {
  ...{ subjects: [subject], parts: [], is_announced: false, token: null, ends_at: null },
};
const made: OwnHealthReport = {
  ...empty,
  subjects: [{ ...subject, outcome: 'read', tried_at: '2026-01-05T12:00:00Z' }],
  parts: [
    {
      ...{ part: 'site', subject: 'tide.example.com', made_at: '2026-01-05T12:00:00Z' },
      ...{ files: 3, is_partial: true },
      findings: [
        {
          ...{ kind: 'secret-key', detail: 'Supabase secret key', masked: 'sb_secret_…f2' },
          ...{ file: 'https://tide.example.com/app.js', line: 1, column: 2034 },
        },
      ],
    },
  ],
};

async function openDialog(answers: OwnHealthReport[]) {
  const { backend } = openPage('/dashboard/dev/projects', {
    projects: [aProject({ title: 'Tide Table' })],
  });
  const calls: unknown[] = [];
  backend.rpc(
    'my_health_report',
    () => (answers.length > 1 ? answers.shift() : answers[0]) ?? null,
  );
  for (const name of [
    ...(['request_health_report', 'save_zip_findings', 'share_health_report'] as const),
    ...(['stop_health_link', 'announce_health_report'] as const),
  ])
    backend.rpc(name, (args: object) => void calls.push([name, args]));
  await userEvent.click(
    await screen.findByRole('button', { name: /^Health report on .*Tide Table/ }),
  );
  await screen.findByRole('dialog');
  return calls;
}

const project_id = testId(101);
const makeButton = () => screen.findByRole('button', { name: 'Make the report' });

it('a report is made at once, and names each finding with its location and remedy', async () => {
  const waiting = { ...empty, subjects: [{ ...subject, is_waiting: true }] };
  const reading = { ...empty, subjects: [{ ...subject, is_waiting: true, is_reading: true }] };
  const calls = await openDialog([empty, waiting, reading, made]);
  await userEvent.click(await makeButton());
  expect(await screen.findByText(/is read next/)).toBeTruthy();
  expect(calls).toEqual([['request_health_report', { project_id }]]);
  expect(await screen.findByText(/^Reading/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(
    await screen.findByText('Supabase secret key (sb_secret_…f2)', {}, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(screen.getByText('https://tide.example.com/app.js, line 1, column 2034')).toBeTruthy();
  expect(screen.getByText(/Create a new key at its provider/)).toBeTruthy();
  expect(
    screen.getByText(/We read the page and 3 scripts of it. Others were too many/),
  ).toBeTruthy();
});

it.each([
  [{ is_proven: false }, /isn’t proven to be yours, so we don’t read it/],
  [{ outcome: 'too-slow' }, /was too slow\. Try again/],
  [{ outcome: 'status' }, /answered with an error/],
  [{ outcome: 'invalid-response' }, /^We couldn’t read/],
])('a report says of %o what to do', async (changed, text) => {
  await openDialog([{ ...empty, subjects: [{ ...subject, ...changed }] }]);
  expect(await screen.findByText(text)).toBeTruthy();
  expect((await makeButton()).hasAttribute('disabled')).toBe('is_proven' in changed);
});

it('a project without links has nothing to read', async () => {
  await openDialog([{ ...empty, subjects: [] }]);
  expect(await screen.findByText(/^There is no website to read yet\./)).toBeTruthy();
});

describe('a zip', () => {
  const choose = async (content: Uint8Array<ArrayBuffer>) =>
    userEvent.upload(
      await screen.findByLabelText('Zip of the code', { selector: 'input' }),
      new File([content], 'tide.zip', { type: 'application/zip' }),
    );

  it('is read in the browser, which sends what it found', async () => {
    const calls = await openDialog([empty]);
    await choose(
      new Uint8Array(
        zipSync({
          'tide/supabase/migrations/1.sql': strToU8('create table tides (id int);'),
          'tide/src/app.ts': strToU8('export {};'),
        }),
      ),
    );
    await expect.poll(() => calls).toHaveLength(1);
    const finding = {
      ...{ kind: 'table-without-row-security', detail: 'public.tides', masked: null },
      ...{ file: 'supabase/migrations/1.sql', line: 1, column: 1 },
    };
    expect(calls).toEqual([
      ['save_zip_findings', { project_id, files: 2, is_partial: false, findings: [finding] }],
    ]);
  });

  it.each([
    [new TextEncoder().encode('no zip'), /^This file can’t be read\./],
    [new Uint8Array(zipSync({ 'a.png': strToU8('') })), /^There is no code in this zip/],
  ])('says why it can not be read', async (content, text) => {
    const calls = await openDialog([empty]);
    await choose(content);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

describe('a link', () => {
  it('is created, and stopped', async () => {
    const token = '7c3f1c0e-0000-4000-8000-000000000001';
    const shared = { ...made, token, ends_at: '2026-01-12T12:00:00Z' };
    const calls = await openDialog([made, shared, made]);
    await userEvent.click(await screen.findByRole('button', { name: 'Create a link for 7 days' }));
    expect(
      await screen.findByText(`${window.location.origin}/projects/${project_id}?health=${token}`),
    ).toBeTruthy();
    expect(screen.getByText(/sees the report, until Jan 12, 2026$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stop the link' }));
    expect(await screen.findByRole('button', { name: 'Create a link for 7 days' })).toBeTruthy();
    expect(calls).toEqual([
      ['share_health_report', { project_id, days: 7 }],
      ['stop_health_link', { project_id }],
    ]);
  });

  it('is not the only way to know of a report, if the owner wants', async () => {
    const calls = await openDialog([made, { ...made, is_announced: true }]);
    await userEvent.click(
      await screen.findByRole('switch', { name: /^Say on the project’s page/ }),
    );
    await expect
      .poll(() => calls)
      .toEqual([['announce_health_report', { project_id, is_announced: true }]]);
  });
});
