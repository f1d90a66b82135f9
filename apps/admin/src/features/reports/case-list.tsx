import { adminQueries, type ReportCase } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { lazyDialog } from '@showcase/kit/loading';
import { useState } from 'react';
import { toAdminSearch, type ListSearch } from '../../shared/list/list-search.ts';
import { ListBody } from '../../shared/list/list-body.tsx';
import { usePage } from '../../shared/list/use-page.ts';
import { CaseCard } from './case-card.tsx';
import { Cases } from './reports.styles.ts';

const DecisionDialog = lazyDialog({
  name: 'decision form',
  load: () => import('./decision-dialog.tsx').then((module) => module.DecisionDialog),
});

type CaseListProps = {
  title: string;
  search: ListSearch;
  hrefOf: (next: Partial<ListSearch>) => string;
};

export function CaseList({ title, search, hrefOf }: CaseListProps) {
  const query = usePage(adminQueries(useDataClient()).reports(toAdminSearch(search)));
  const [caseToDecide, setCaseToDecide] = useState<ReportCase | null>(null);
  const isFiltered = search.q !== '' || search.status !== 'open';
  return (
    <>
      <ListBody
        area={title}
        noun={['reported item', 'reported items']}
        query={query}
        cursors={search.cursors}
        hrefOfPage={(cursors) => hrefOf({ cursors })}
        clearHref={isFiltered ? hrefOf({ q: '', status: 'open' }) : undefined}
        emptyText="You're all caught up. New reports appear here."
      >
        {(cases) => (
          <Cases aria-label="Reported items">
            {cases.map((item) => (
              <li key={item.id}>
                <CaseCard case={item} onDecide={setCaseToDecide} />
              </li>
            ))}
          </Cases>
        )}
      </ListBody>
      {caseToDecide && (
        <DecisionDialog
          key={caseToDecide.id}
          case={caseToDecide}
          onClose={() => setCaseToDecide(null)}
        />
      )}
    </>
  );
}
