import { Link, PageHeader } from '@showcase/ui';
import { RequestRecords } from '../../features/records/request-records.tsx';

const TITLE = 'Hire Requests';

export function RequestsPage() {
  return (
    <>
      <title>Hire Requests · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="Every hire request, without what its sides write to each other. Each search is in the audit log."
        back={<Link href="/dashboard/admin/overview">Back to the overview</Link>}
      />
      <RequestRecords title={TITLE} />
    </>
  );
}
