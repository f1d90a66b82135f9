import { aUser, dataWorld, fakeBackend } from '@showcase/data/testing';
import { createBrowserRouter, Navigate, RouterProvider } from '@showcase/remote-contract';
import { UiProvider } from '@showcase/ui';
import '@showcase/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { remote } from './remote.ts';
import { RouterLink } from './testing/router-link.tsx';

const mina = aUser({ name: 'Mina Park', username: null, is_dev: false });
const dataSetup = dataWorld({
  backend: fakeBackend({
    users: [mina],
    accounts: [{ userId: mina.id, email: 'client@example.com' }],
    signedInAs: mina.id,
  }),
});

const router = createBrowserRouter([
  { path: '/', element: <Navigate to="/devonboard" replace /> },
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
      <RouterProvider router={router} />
    </UiProvider>,
  ),
);
