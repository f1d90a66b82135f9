import { useLocation } from '@showcase/remote-contract';
import { Container, SidebarFrame } from '@showcase/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { areaOf } from './dashboard/areas.ts';
import { AreaNav } from './dashboard/area-nav.tsx';
import { UserMenuPlace } from './dashboard/dashboard-frame.styles.ts';

const UserMenu = lazy(async () => ({
  default: (await import('./dashboard/user-menu.tsx')).UserMenu,
}));

/** Around every page of the dashboard: the navigation of its area, and the account. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const area = areaOf(useLocation().pathname);
  return (
    <Container>
      <SidebarFrame
        sidebar={area && <AreaNav area={area} />}
        header={
          <UserMenuPlace>
            <Suspense fallback={null}>
              <UserMenu />
            </Suspense>
          </UserMenuPlace>
        }
      >
        {children}
      </SidebarFrame>
    </Container>
  );
}
