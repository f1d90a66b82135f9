import { lazyComponent } from '@showcase/kit/loading';
import { useMatches } from '@showcase/remote-contract';
import { DashboardEntryFallback } from '../../session/guards/dashboard-entry.tsx';
import { DashboardFrame } from '../dashboard-frame.tsx';

const NoAccess = lazyComponent({
  name: 'explanation',
  load: async () => (await import('./no-access.tsx')).NoAccess,
});

/** The entry of the dashboard stays only where the page that the user wanted is not for them. */
export function DashboardEntryPage() {
  const wanted = useMatches().at(-1)?.loaderData;
  if (typeof wanted !== 'string') return <DashboardEntryFallback />;
  return (
    <DashboardFrame>
      <NoAccess path={wanted} />
    </DashboardFrame>
  );
}
