import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { createProjectBackend, projectId } from '../../testing/project-backend.ts';
// Imported up front, so that the first test does not time out while the code loads.
import './project-page.tsx';

async function open(fields: object) {
  const backend = createProjectBackend();
  Object.assign(backend.state.projects[0] ?? {}, fields);
  openPage(`/projects/${projectId}`, backend);
  await screen.findByRole('heading', { level: 1, name: 'Harbour Notes' });
}

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const box = (name: string) => within(screen.getByRole('region', { name }));

it('tells challenges and solutions as its story', async () => {
  await open({ challenges: 'No network.\nOften.', solutions: 'Small files' });
  expect(texts(box('Story').getAllByRole('heading', { level: 3 }))).toEqual([
    'Challenges',
    'Solutions',
  ]);
  expect(box('Story').getByText(/No network\.\s+Often\./)).toBeTruthy();
});

it('tells half a story if there is only one', async () => {
  await open({ solutions: 'Small files' });
  expect(texts(box('Story').getAllByRole('heading', { level: 3 }))).toEqual(['Solutions']);
});

it('says for whom, with whom and when it was made', async () => {
  await open({
    project_type: 'client',
    client_name: 'Port of Kiel',
    team_members: 'Ben, Mara',
    completion_date: 'June 2024',
  });
  expect(texts(box('Project Details').getAllByRole('term'))).toEqual([
    'Type',
    'Made for',
    'Made with',
    'Completed',
  ]);
  expect(texts(box('Project Details').getAllByRole('definition'))).toEqual([
    ...['Client work', 'Port of Kiel', 'Ben, Mara', 'June 2024'],
  ]);
});

it('leaves no trace of what is empty', async () => {
  await open({});
  expect(texts(box('Project Details').getAllByRole('term'))).toEqual(['Type']);
  expect(screen.queryByRole('region', { name: 'Story' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'For sale' })).toBeNull();
});

it('has its price and what is included if it is for sale', async () => {
  await open({
    is_for_sale: true,
    sale_kind: 'license',
    sale_price: 2400,
    includes_documentation: false,
    includes_support: true,
    support_duration: 45,
  });
  expect(screen.getByRole('region', { name: 'For sale' }).hasAttribute('padding')).toBe(false);
  expect(box('For sale').getByText('$2,400.00')).toBeTruthy();
  expect(texts(box('For sale').getAllByRole('listitem'))).toEqual([
    'Source code',
    '45 days of support',
  ]);
});

it('has no list of what is included if nothing is', async () => {
  const nothing = { includes_source_code: false, includes_documentation: false };
  await open({ is_for_sale: true, sale_kind: 'license', sale_price: 2400, ...nothing });
  expect(box('For sale').queryByRole('list')).toBeNull();
});
