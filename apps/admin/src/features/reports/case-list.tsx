import { adminQueries, useDataClient, type ReportCase } from '@showcase/data';
import { loadLater } from '@showcase/kit/loading';
import { useState } from 'react';
import { toAdminSearch, type ListAddress } from '../../shared/list/list-address.ts';
import { ListBody } from '../../shared/list/list-body.tsx';
import { usePage } from '../../shared/list/use-page.ts';
import { CaseCard } from './case-card.tsx';
import { Cases } from './reports.styles.ts';

const DecisionDialog = loadLater({
  name: 'form for the decision',
  load: () => import('./decision-dialog.tsx').then((module) => module.DecisionDialog),
});

type CaseListProps = {
  title: string;
  address: ListAddress;
  hrefOf: (next: Partial<ListAddress>) => string;
};

export function CaseList({ title, address, hrefOf }: CaseListProps) {
  const read = usePage(adminQueries(useDataClient()).reports(toAdminSearch(address)));
  const [asked, setAsked] = useState<ReportCase | null>(null);
  const isFiltered = address.q !== '' || address.status !== 'open';
  return (
    <>
      <ListBody
        area={title}
        noun={address.status === 'open' ? ['open case', 'open cases'] : ['case', 'cases']}
        read={read}
        trail={address.trail}
        hrefOfTrail={(trail) => hrefOf({ trail })}
        clearHref={isFiltered ? hrefOf({ q: '', status: 'open' }) : undefined}
        emptyText="Nothing waits for a decision. What people report appears here."
      >
        {(cases) => (
          <Cases aria-label="Cases">
            {cases.map((item) => (
              <li key={item.id}>
                <CaseCard case={item} onDecide={setAsked} />
              </li>
            ))}
          </Cases>
        )}
      </ListBody>
      {asked && <DecisionDialog key={asked.id} case={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
