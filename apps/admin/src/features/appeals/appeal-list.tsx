import { adminQueries, type Appeal } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { lazyDialog } from '@showcase/kit/loading';
import { Stack } from '@showcase/ui';
import { useState } from 'react';
import { ListBody } from '../../shared/list/list-body.tsx';
import { StatusLinks } from '../../shared/list/status-links.tsx';
import { usePage } from '../../shared/list/use-page.ts';
import { usePageSearch } from '../../shared/list/use-page-search.ts';
import { AppealCard } from './appeal-card.tsx';
import { APPEAL_STATUSES, appealSearch, toAppealQuery } from './appeal-search.ts';
import { Appeals } from './appeals.styles.ts';

const AppealDialog = lazyDialog({
  name: 'appeal form',
  load: () => import('./appeal-dialog.tsx').then((module) => module.AppealDialog),
});

/** The appeals of suspended people, by status. */
export function AppealList({ title }: { title: string }) {
  const { search, hrefOf } = usePageSearch(appealSearch);
  const query = usePage(adminQueries(useDataClient()).appeals(toAppealQuery(search)));
  const [decided, setDecided] = useState<Appeal | null>(null);
  return (
    <Stack gap={5}>
      <StatusLinks
        statuses={APPEAL_STATUSES}
        status={search.status}
        hrefOfStatus={(status) => hrefOf({ status })}
      />
      <ListBody
        area={title}
        noun={['appeal', 'appeals']}
        query={query}
        cursors={search.cursors}
        hrefOfPage={(cursors) => hrefOf({ cursors })}
        clearHref={undefined}
        emptyText={
          search.status === 'waiting'
            ? "You're all caught up. Appeals of suspended people appear here."
            : 'Appeals with this status appear here.'
        }
      >
        {(appeals) => (
          <Appeals aria-label="Appeals">
            {appeals.map((appeal) => (
              <li key={appeal.id}>
                <AppealCard appeal={appeal} onDecide={setDecided} />
              </li>
            ))}
          </Appeals>
        )}
      </ListBody>
      {decided && (
        <AppealDialog key={decided.id} appeal={decided} onClose={() => setDecided(null)} />
      )}
    </Stack>
  );
}
