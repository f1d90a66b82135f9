import { PageHeader } from '@showcase/ui';
import { CaseList } from '../features/cases/case-list.tsx';

const TITLE = 'Cases';

export function CasesPage() {
  return (
    <>
      <title>Cases · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="What clients and creators disagree on. You decide those whose sides you don't know."
      />
      <CaseList title={TITLE} />
    </>
  );
}
