import { adminQueries } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { Stack } from '@showcase/ui';
import { ListBody } from '../../shared/list/list-body.tsx';
import { StatusLinks } from '../../shared/list/status-links.tsx';
import { usePage } from '../../shared/list/use-page.ts';
import { usePageSearch } from '../../shared/list/use-page-search.ts';
import { CASE_STATUSES, caseSearch, toCaseQuery } from './case-search.ts';
import { CasesTable } from './cases-table.tsx';

/** Cases of hire requests by status. */
export function CaseList({ title }: { title: string }) {
  const { search, hrefOf } = usePageSearch(caseSearch);
  const query = usePage(adminQueries(useDataClient()).cases(toCaseQuery(search)));
  return (
    <Stack gap={5}>
      <StatusLinks
        statuses={CASE_STATUSES}
        status={search.status}
        hrefOfStatus={(status) => hrefOf({ status })}
      />
      <ListBody
        area={title}
        noun={['case', 'cases']}
        query={query}
        cursors={search.cursors}
        hrefOfPage={(cursors) => hrefOf({ cursors })}
        clearHref={undefined}
        emptyText={
          search.status === 'waiting'
            ? "You're all caught up. Cases that two sides can't settle appear here."
            : 'Cases with this status appear here.'
        }
      >
        {(cases) => <CasesTable caption={title} cases={cases} />}
      </ListBody>
    </Stack>
  );
}
