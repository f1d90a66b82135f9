import { useUser } from '@showcase/data/session';
import { SidebarFrame } from '@showcase/ui';
import { lazyComponent } from '@showcase/kit/loading';
import type { ReactNode } from 'react';
import { AreaNav } from './dashboard/area-nav.tsx';
import { HeaderFailure } from './dashboard/header-failure.tsx';
import { HeaderRow } from './dashboard/dashboard-header.styles.ts';
import { useCurrentArea } from './dashboard/use-current-area.ts';

const DashboardHeader = lazyComponent({
  name: 'account menu',
  load: async () => (await import('./dashboard/dashboard-header.tsx')).DashboardHeader,
  Pending: HeaderRow,
  Failure: HeaderFailure,
});

const RestrictionNotices = lazyComponent({
  name: 'reason why the profile is hidden',
  load: async () => (await import('./dashboard/restriction-notices.tsx')).RestrictionNotices,
  Failure: () => null,
});

/** The layout of every dashboard page: the navigation of its area, and the account menu. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const { authUser } = useUser();
  const area = useCurrentArea();
  return (
    <>
      {authUser && <RestrictionNotices userId={authUser.id} />}
      <SidebarFrame
        sidebar={area && <AreaNav area={area} userId={authUser?.id} />}
        header={<DashboardHeader />}
      >
        {children}
      </SidebarFrame>
    </>
  );
}
