import { useLocation } from '@showcase/remote-contract';
import { Container, SidebarFrame } from '@showcase/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { areaOf } from './dashboard/areas.ts';
import { AreaNav } from './dashboard/area-nav.tsx';
import { HeaderRow } from './dashboard/dashboard-header.styles.ts';

const DashboardHeader = lazy(async () => ({
  default: (await import('./dashboard/dashboard-header.tsx')).DashboardHeader,
}));

/** Around every page of the dashboard: the navigation of its area, and the account. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const area = areaOf(useLocation().pathname);
  return (
    <Container>
      <SidebarFrame
        sidebar={area && <AreaNav area={area} />}
        header={
          <Suspense fallback={<HeaderRow />}>
            <DashboardHeader />
          </Suspense>
        }
      >
        {children}
      </SidebarFrame>
    </Container>
  );
}
