import { aUser, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';

/** Two creators of Browse Developers. */
export const browseUsers = () => [
  aUser({
    name: 'Ada Stone',
    skills: ['React', 'Vue'],
    location: 'Berlin Germany',
    rating_avg: 4.66,
    rating_count: 3,
  }),
  aUser({
    id: testId(2),
    name: 'Luis Ferrer',
    username: 'luis',
    bio: 'Maps and tides.',
    skills: ['Firebase'],
    location: 'London UK',
  }),
];

/** The names on the cards, in their order. */
export const cardNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
