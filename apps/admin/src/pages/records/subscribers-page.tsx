import { Link, PageHeader, Stack } from '@showcase/ui';
import { SubscriberRecords } from '../../features/records/subscriber-records.tsx';
import { FindByEmail } from '../../shared/find-by-email/find-by-email.tsx';

const TITLE = 'Newsletter Sign-ups';

export function SubscribersPage() {
  return (
    <>
      <title>Newsletter Sign-ups · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="Addresses are shown in part. Search for a whole one to find its owner."
        back={<Link href="/dashboard/admin/overview">Back to the overview</Link>}
      />
      <Stack gap={6}>
        <FindByEmail />
        <SubscriberRecords title={TITLE} />
      </Stack>
    </>
  );
}
