import { aProject, aUser, dataWorld, fakeBackend, testId } from '@showcase/data/testing';
import { createBrowserRouter, Navigate, RouterProvider } from '@showcase/remote-contract';
import { Container, UiProvider } from '@showcase/ui';
import '@showcase/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { remote } from './remote.ts';
import { answerAdminRead } from './testing/admin-functions.ts';
import { exampleRows } from './testing/example-rows.ts';
import { RouterLink } from './testing/router-link.tsx';

const admin = aUser({ id: testId(90), name: 'Imani Cole', username: null, is_dev: false });
const names = ['Ada Stone', 'Luis Ferrer', 'Noor Haddad', 'Sakura Mori', 'Tom Becker'];
const creators = names.map((name, index) =>
  aUser({ id: testId(index + 1), name, username: null, created_at: `2025-06-0${index + 1}` }),
);

const backend = fakeBackend({
  users: [admin, ...creators],
  admins: [admin.id],
  signedInAs: admin.id,
  projects: creators.map((creator, index) =>
    aProject({ id: testId(101 + index), user_id: creator.id, title: `Project ${index + 1}` }),
  ),
});
const rows = exampleRows();
backend.answerWith((request) => answerAdminRead(rows, request));
const dataSetup = dataWorld({ backend });

const router = createBrowserRouter([
  { path: '/', element: <Navigate to="/dashboard/admin/overview" replace /> },
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
