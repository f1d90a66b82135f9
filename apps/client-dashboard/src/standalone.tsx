import { LOCATION_FILTERS, SKILL_FILTERS } from '@showcase/data/users';
import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { startStandalone } from '@showcase/kit/standalone';
import '@showcase/ui/fonts.css';
import { remote } from './remote.ts';

const visitor = aUser({ id: testId(90), name: 'Mina Park', username: null, is_dev: false });

const creators = ['Ada Stone', 'Luis Ferrer', 'Noor Haddad', 'Sakura Mori', 'Tom Becker'].map(
  (name, index) =>
    aUser({
      id: testId(index + 1),
      name,
      username: null,
      location: LOCATION_FILTERS[index] ?? null,
      skills: [...SKILL_FILTERS.slice(index, index + 6)],
      rating_avg: 4.2 + index / 5,
      rating_count: index,
      bio: 'Builds calm web products for small teams, from the first sketch to the day it runs.',
    }),
);

const backend = fakeBackend({ users: [visitor, ...creators], signedInAs: visitor.id });

startStandalone({ remote, backend, home: '/dashboard/client/browse' });
