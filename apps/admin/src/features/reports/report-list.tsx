import { adminQueries, useDataClient, type ReportCase } from '@showcase/data';
import { lazy, Suspense, useState } from 'react';
import { toAdminSearch, writeListAddress } from '../../shared/list/list-address.ts';
import { ListBar } from '../../shared/list/list-bar.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { useAddress } from '../../shared/list/use-address.ts';
import { usePage } from '../../shared/list/use-page.ts';
import { CaseCard } from './case-card.tsx';
import { readReportAddress, REPORT_STATUSES } from './report-words.ts';
import { Cases } from './reports.styles.ts';

const DecisionDialog = lazy(() =>
  import('./decision-dialog.tsx').then((module) => ({ default: module.DecisionDialog })),
);

export function ReportList({ title }: { title: string }) {
  const { address, text, type, hrefOf } = useAddress(readReportAddress, writeListAddress);
  const read = usePage(adminQueries(useDataClient()).reports(toAdminSearch(address)));
  const [asked, setAsked] = useState<ReportCase | null>(null);
  const isFiltered = address.q !== '' || address.status !== 'open';
  return (
    <>
      <ListBar
        searchLabel="Search reports"
        placeholder="Search by what was reported, details or id"
        text={text}
        onText={type}
        statuses={REPORT_STATUSES}
        status={address.status}
        hrefOfStatus={(status) => hrefOf({ status })}
      />
      <ListBody
        area={title}
        noun={address.status === 'open' ? 'open cases' : 'cases'}
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
      <Suspense fallback={null}>
        {asked && <DecisionDialog key={asked.id} case={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
