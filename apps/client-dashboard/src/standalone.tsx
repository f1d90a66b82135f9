import { LOCATION_FILTERS, SKILL_FILTERS } from '@showcase/data';
import { aUser, dataWorld, fakeBackend, testId } from '@showcase/data/testing';
import { createBrowserRouter, Navigate, RouterProvider } from '@showcase/remote-contract';
import { Container, UiProvider } from '@showcase/ui';
import '@showcase/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { remote } from './remote.ts';
import { RouterLink } from './testing/router-link.tsx';

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

const dataSetup = dataWorld({
  backend: fakeBackend({ users: [visitor, ...creators], signedInAs: visitor.id }),
});

const router = createBrowserRouter([
  { path: '/', element: <Navigate to="/dashboard/client/browse" replace /> },
  ...remote.routes({
    client: dataSetup.client,
    queryClient: dataSetup.queryClient,
    notify: ({ text }) => console.info(text),
  }),
]);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  dataSetup.wrap(
    <UiProvider link={RouterLink}>
      <Container as="main">
        <RouterProvider router={router} />
      </Container>
    </UiProvider>,
  ),
);
