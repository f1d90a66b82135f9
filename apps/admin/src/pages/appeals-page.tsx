import { Link, PageHeader } from '@showcase/ui';
import { AppealList } from '../features/appeals/appeal-list.tsx';

const TITLE = 'Appeals';

export function AppealsPage() {
  return (
    <>
      <title>Appeals · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="What suspended people answer. Another admin than the one who suspended them decides."
        back={<Link href="/dashboard/admin/reports">Back to reports</Link>}
      />
      <AppealList title={TITLE} />
    </>
  );
}
