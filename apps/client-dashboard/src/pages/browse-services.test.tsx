import {
  aCreator,
  aFoundService,
  answerSearch,
  aService,
  aUser,
  testId,
} from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './browse-page.tsx';

const PATH = '/dashboard/client/browse';

const rows = () => ({
  users: [
    aUser({ name: 'Ada Stone', rating_avg: 4.8, rating_count: 12 }),
    aUser({ id: testId(2), name: 'Luis Ferrer', username: 'luis' }),
  ],
  services: [
    aService({ id: testId(201), title: 'Landing page', price: 400 }),
    aService({ id: testId(202), user_id: testId(2), title: 'Design review', price: 90 }),
  ],
});

const landing = aFoundService({ title: 'Landing page' });
const review = aFoundService({ id: testId(202), title: 'Design review' });

const titles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

it('shows services instead of developers, by the same text', async () => {
  const { page } = openPage(`${PATH}?q=ada`, rows());
  await screen.findByRole('article', { name: 'Ada Stone' });
  await userEvent.click(screen.getByRole('link', { name: 'Services' }));
  await screen.findByRole('article', { name: 'Landing page' });
  expect(titles('Services')).toEqual(['Landing page']);
  expect(screen.getByText('1 service')).toBeTruthy();
  expect(page.state.location.search).toBe('?show=services&q=ada');
});

it('filters services in the drawer', async () => {
  const { page, backend } = openPage(`${PATH}?show=services`);
  answerSearch(backend, 'services', ({ min_rating }) =>
    min_rating ? [landing] : [landing, review],
  );
  await userEvent.click(await screen.findByRole('button', { name: /Filters/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(drawer.getByRole('radio', { name: '4.5 and up' }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'At most' }), '500{Enter}');
  await userEvent.click(await drawer.findByRole('button', { name: 'Show 1 service' }));
  await waitFor(() => expect(titles('Services')).toEqual(['Landing page']));
  expect(page.state.location.search).toBe('?show=services&price=-500&rating=4.5');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Up to $500' }));
  await waitFor(() => expect(page.state.location.search).toBe('?show=services&rating=4.5'));
});

it('sorts services and developers', async () => {
  const { backend } = openPage(`${PATH}?show=services`, rows());
  answerSearch(backend, 'services', ({ sort: by }) =>
    by === 'price' ? [review, landing] : [landing, review],
  );
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(sort, 'Price');
  await waitFor(() => expect(titles('Services')).toEqual(['Design review', 'Landing page']));
  await userEvent.click(screen.getByRole('link', { name: 'Developers' }));
  await waitFor(() => expect(titles('Developers')).toEqual(['Ada Stone', 'Luis Ferrer']));
});

it('corrects a misspelled word', async () => {
  const { backend, page } = openPage(`${PATH}?q=ferrre`, rows());
  backend.rpc('suggest_search', () => ['ferrer']);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Did you mean ferrer? 1 developer' }),
  );
  await screen.findByRole('article', { name: 'Luis Ferrer' });
  expect(page.state.location.search).toBe('?q=ferrer');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ferrer');
});

it('suggests one condition less if nothing is found', async () => {
  const { backend } = openPage(`${PATH}?q=luis&rating=4.5`);
  answerSearch(backend, 'creators', ({ q, min_rating }) => (q && min_rating ? [] : [aCreator()]));
  const hints = within(await screen.findByRole('list', { name: 'Try instead' }));
  expect(hints.getAllByRole('button').map((hint) => hint.textContent)).toEqual([
    'Remove "luis": 1 developer',
    'Remove Rated 4.5 and up: 1 developer',
  ]);
});
