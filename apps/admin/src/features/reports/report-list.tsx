import { ListBar } from '../../shared/list/list-bar.tsx';
import { useListSearch } from '../../shared/list/use-list-search.ts';
import { CaseList } from './case-list.tsx';
import { HiddenItems } from './hidden-items.tsx';
import { REPORT_STATUSES, reportSearch } from './report-labels.ts';

/** The cases of reports, or all hidden items. */
export function ReportList({ title }: { title: string }) {
  const { search, text, setText, hrefOf } = useListSearch(reportSearch);
  const List = search.status === 'hidden' ? HiddenItems : CaseList;
  return (
    <>
      <ListBar
        searchLabel="Search reports"
        placeholder="Search by reported item, details or ID"
        text={text}
        onText={setText}
        statuses={REPORT_STATUSES}
        status={search.status}
        hrefOfStatus={(status) => hrefOf({ status })}
      />
      <List title={title} search={search} hrefOf={hrefOf} />
    </>
  );
}
