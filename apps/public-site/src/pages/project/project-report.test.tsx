import { aProject, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported up front, so that the first test does not time out while the code loads.
import '@showcase/kit/moderation';
import { openPage } from '../../testing/open-page.tsx';

const project = aProject();
const path = `/projects/${project.id}`;

function createBackend(signedInAs?: string) {
  return fakeBackend({
    ...(signedInAs && { signedInAs }),
    users: [aUser(), aUser({ id: testId(2), name: 'Noah Bennett', is_dev: false })],
    projects: [project],
  });
}

const report = () => screen.findByRole('button', { name: 'Report Harbour Notes' });

it('is reported to the admins', async () => {
  const { user, backend } = openPage(path, createBackend(testId(2)));
  await user.click(await report());
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this project' }));
  await user.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(backend.state.reports).toHaveLength(1));
  expect(backend.state.reports[0]).toMatchObject({
    kind: 'project',
    target_id: project.id,
    reason: 'spam',
    details: null,
  });
});

it('makes a visitor sign in, and returns to the report dialog', async () => {
  const { user, currentUrl } = openPage(path, createBackend());
  await user.click(await report());
  const next = encodeURIComponent(`${path}?report=${encodeURIComponent(`project:${project.id}`)}`);
  await waitFor(() => expect(currentUrl()).toBe(`/login?next=${next}`));
});

it.each([
  ['Hire Ada Stone', ''],
  ['Build me something like this', 'other'],
])('links to hiring its creator with "%s", and is remembered', async (name, option) => {
  openPage(path, createBackend());
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(
    `/creators/${testId(1)}?hire=from:${project.id}:${option}`,
  );
});

it('cannot be hired from by its owner', async () => {
  openPage(path, createBackend(testId(1)));
  await screen.findByRole('link', { name: 'Edit project' });
  expect(screen.queryByRole('link', { name: 'Build me something like this' })).toBeNull();
});
