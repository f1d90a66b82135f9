import { defineRemote, page } from '@showcase/remote-contract/define';
import { createInterviewLayout } from './shared/interview-layout.tsx';

export const remote = defineRemote({
  mount: '/devonboard',
  area: { title: 'Onboarding interview' },
  commands: [{ label: 'Onboarding interview', path: '/' }],
  importLayout: async () => createInterviewLayout(),
  pages: [page('/', () => import('./pages/interview-page.tsx'))],
});
