import { Outlet, type RemoteRoute } from '@showcase/remote-contract';
import { lazyPage } from '@showcase/remote-contract/define';
import {
  InterviewToolsContext,
  systemTools,
  type InterviewTools,
} from './shared/interview-tools.ts';

export function routes(tools: InterviewTools = systemTools()): RemoteRoute[] {
  return [
    {
      element: (
        <InterviewToolsContext value={tools}>
          <Outlet />
        </InterviewToolsContext>
      ),
      children: [
        {
          path: '/devonboard',
          ...lazyPage(() =>
            import('./pages/interview-page.tsx').then((page) => page.InterviewPage),
          ),
        },
      ],
    },
  ];
}
