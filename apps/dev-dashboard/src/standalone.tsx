import { aProject, aReview, aService, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { startStandalone } from '@showcase/kit/standalone';
import '@showcase/ui/fonts.css';
import { remote } from './remote.ts';

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

startStandalone({ remote, backend, home: '/dashboard/dev/profile' });
