import { useLocation } from '@showcase/remote-contract';
import { DashboardFrame } from '../dashboard-frame.tsx';
import { RemoteFailure } from './remote-failure.tsx';

/** Replaces a remote that could not be loaded. Without its routes there is no frame, so this adds the one of a dashboard page. */
export function DiscoveryFailure() {
  const { pathname } = useLocation();
  if (!pathname.startsWith('/dashboard')) return <RemoteFailure />;
  return (
    <DashboardFrame>
      <RemoteFailure />
    </DashboardFrame>
  );
}
