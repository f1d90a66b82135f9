import { Link, PageHeader } from '@showcase/ui';
import { ServiceRecords } from '../../features/records/service-records.tsx';

const TITLE = 'Services';

export function ServicesPage() {
  return (
    <>
      <title>Services · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="Every service, active or not."
        back={<Link href="/dashboard/admin/overview">Back to the overview</Link>}
      />
      <ServiceRecords title={TITLE} />
    </>
  );
}
