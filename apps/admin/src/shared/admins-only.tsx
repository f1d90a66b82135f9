import { adminQueries } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { notifyManager, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { Outlet } from '@showcase/remote-contract';
import { ButtonLink, ErrorPanel, Stack } from '@showcase/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** Renders the pages until the database denies a read. Then the user is no longer an admin, and no rows stay visible. */
export function AdminsOnly() {
  const queryClient = useQueryClient();
  const filters = { queryKey: adminQueries(useDataClient()).all() };
  if (!useIsForbidden(filters)) return <Outlet />;
  return (
    <>
      <title>You're no longer an admin · Bolt Showcase</title>
      <Stack gap={4} align="start">
        <ErrorPanel
          area="You're no longer an admin"
          headingLevel={1}
          message="Only admins can see these pages. If you think this is a mistake, contact another admin."
          onRetry={() => void queryClient.resetQueries(filters)}
        />
        <ButtonLink href="/dashboard">Go to your dashboard</ButtonLink>
      </Stack>
    </>
  );
}

function useIsForbidden(filters: QueryFilters) {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const isForbidden = () =>
    cache.findAll(filters).some(({ state }) => state.error?.kind === 'forbidden');
  return useSyncExternalStore(subscribe, isForbidden, isForbidden);
}
