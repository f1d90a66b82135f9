import { PageHeader } from '@showcase/ui';
import { CaseRecords } from '../features/records/case-records.tsx';

const TITLE = 'Cases';

export function CasesPage() {
  return (
    <>
      <title>Cases · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="What clients and creators disagree on. You decide those whose sides you don't know."
      />
      <CaseRecords title={TITLE} />
    </>
  );
}
