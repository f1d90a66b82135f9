import { createBrowserRouter, Navigate, RouterProvider } from '@showcase/remote-contract';
import {
  aProject,
  aReview,
  aService,
  aUser,
  dataWorld,
  fakeBackend,
  testId,
} from '@showcase/data/testing';
import { Container, UiProvider } from '@showcase/ui';
import '@showcase/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { remote } from './remote.ts';
import { RouterLink } from './testing/router-link.tsx';

const ada = aUser({
  location: 'Berlin Germany',
  website: 'https://ada.example',
  skills: ['React', 'TypeScript', 'Supabase', 'Tailwind CSS', 'Node.js'],
});
const client = aUser({ id: testId(2), name: 'Mina Park', username: null, is_dev: false });

const backend = fakeBackend({
  users: [ada, client],
  accounts: [{ userId: ada.id, email: 'creator@example.com' }],
  signedInAs: ada.id,
  projects: [
    aProject(),
    aProject({
      id: testId(102),
      title: 'Tide Table',
      tags: ['Mobile', 'Vue', 'Firebase', 'AI', 'SaaS'],
    }),
    aProject({ id: testId(103), title: 'A ledger for small choirs', tags: ['Web', 'Supabase'] }),
  ],
  services: [
    aService({ requirements: 'Texts and a logo' }),
    aService({
      id: testId(202),
      title: 'A month of care for a running product',
      price: 1200,
      duration: '4 weeks',
      is_active: false,
      metadata: { pricing_model: 'hourly', hourly_rate: 60, estimated_hours: 20 },
    }),
  ],
  reviews: [
    aReview({ project_id: testId(101) }),
    aReview({ id: testId(302), rating: 4, comment: 'Good work, a day late.', reply: 'Thank you!' }),
    aReview({ id: testId(303), rating: 5, comment: 'We will be back.' }),
  ],
});
const dataSetup = dataWorld({ backend });

const router = createBrowserRouter([
  { path: '/', element: <Navigate to="/dashboard/dev/profile" replace /> },
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
