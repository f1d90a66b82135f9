import { Link, PageHeader } from '@showcase/ui';
import { ReviewRecords } from '../../features/records/review-records.tsx';

const TITLE = 'Reviews';

export function ReviewsPage() {
  return (
    <>
      <title>Reviews · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="Every review by a client."
        back={<Link href="/dashboard/admin/overview">Back to the overview</Link>}
      />
      <ReviewRecords title={TITLE} />
    </>
  );
}
