import { writeListAddress } from '../../shared/list/list-address.ts';
import { ListBar } from '../../shared/list/list-bar.tsx';
import { useAddress } from '../../shared/list/use-address.ts';
import { CaseList } from './case-list.tsx';
import { HiddenItems } from './hidden-items.tsx';
import { readReportAddress, REPORT_STATUSES } from './report-words.ts';

/** The cases of reports, or what was hidden by them and otherwise. */
export function ReportList({ title }: { title: string }) {
  const { address, text, type, hrefOf } = useAddress(readReportAddress, writeListAddress);
  const List = address.status === 'hidden' ? HiddenItems : CaseList;
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
      <List title={title} address={address} hrefOf={hrefOf} />
    </>
  );
}
