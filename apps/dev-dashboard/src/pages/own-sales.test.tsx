import { aProject, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
// Imported up front, so that no test waits for it to load.
import '../features/project-form/project-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const sale = { is_for_sale: true, sale_price: 2400 };
const findCard = (name: string) => screen.findByRole('article', { name });

it('the card of a project says whether it is for sale', async () => {
  openPage('/dashboard/dev/projects', {
    projects: [
      aProject({ title: 'Tide Table' }),
      aProject({ id: testId(102), title: 'Moss', ...sale, sale_kind: 'license' }),
      aProject({ id: testId(103), title: 'Fern', ...sale }),
    ],
  });
  expect(within(await findCard('Moss')).getByText('For sale $2,400.00')).toBeTruthy();
  expect(
    within(await findCard('Fern')).getByText('Edit it to choose how you sell it'),
  ).toBeTruthy();
  expect(within(await findCard('Tide Table')).queryByText(/sale|sold/i)).toBeNull();
});

it('a sold project is put up for sale again where that is possible', async () => {
  const sold = { ...sale, sale_kind: 'once' as const, sold_at: '2026-01-05T12:00:00.000Z' };
  const { backend } = openPage('/dashboard/dev/projects', {
    projects: [
      aProject({ title: 'Tide Table', ...sold }),
      aProject({ id: testId(102), title: 'Moss', ...sold }),
    ],
  });
  backend.rpc('returnable_projects', () => [testId(101)]);
  backend.rpc('return_to_sale', ({ project_id }) => {
    const project = backend.state.projects.find(({ id }) => id === project_id);
    Object.assign(project ?? {}, { sold_at: null });
    return undefined;
  });
  const card = within(await findCard('Tide Table'));
  expect(card.getByText('Sold')).toBeTruthy();
  await userEvent.click(await card.findByRole('button', { name: 'Put up for sale again' }));
  await waitFor(() => expect(card.queryByText('Sold')).toBeNull());
  expect(card.getByText('For sale $2,400.00')).toBeTruthy();
  const other = within(await findCard('Moss'));
  expect(other.getByText('Sold')).toBeTruthy();
  expect(other.queryByRole('button', { name: 'Put up for sale again' })).toBeNull();
});

it('the form of a project that is for sale needs a choice how it is sold', async () => {
  const { backend } = openPage(`/dashboard/dev/projects?edit=${testId(101)}`, {
    projects: [aProject({ ...sale, image_url: 'https://example.com/a.png' })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Update Project' }));
  expect(await screen.findByText('Choose whether you sell it once or by license')).toBeTruthy();
  const kinds = within(screen.getByRole('radiogroup', { name: 'How you sell it' }));
  await userEvent.click(kinds.getByRole('radio', { name: 'Sell it once' }));
  await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));
  await waitFor(() => expect(backend.state.projects[0]?.sale_kind).toBe('once'));
});

it('the licenses of third-party parts are read from a lock file', async () => {
  const { backend } = openPage(`/dashboard/dev/projects?edit=${testId(101)}`, {
    projects: [aProject({ ...sale, sale_kind: 'once', image_url: 'https://example.com/a.png' })],
  });
  const choose = async (text: string) =>
    userEvent.upload(
      await screen.findByLabelText('package-lock.json', { selector: 'input' }),
      new File([text], 'package-lock.json', { type: 'application/json' }),
    );
  await choose('{"lockfileVersion": 1}');
  expect(await screen.findByText(/No licenses were found in this file/)).toBeTruthy();
  const packages = {
    'node_modules/react': { license: 'MIT' },
    'node_modules/ghost': { license: 'GPL-3.0-only' },
  };
  await choose(JSON.stringify({ lockfileVersion: 3, packages }));
  expect(await screen.findByText(/Buyers see that parts are under GPL-3\.0-only/)).toBeTruthy();
  expect(screen.queryByText(/No licenses were found/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));
  await waitFor(() =>
    expect(backend.state.projects[0]?.third_party_licenses).toEqual(['GPL-3.0-only', 'MIT']),
  );
});
