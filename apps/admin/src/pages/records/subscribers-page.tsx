import { Link, PageHeader, Stack } from '@showcase/ui';
import { FindByEmail } from '../../features/records/find-by-email.tsx';
import { SubscriberRecords } from '../../features/records/subscriber-records.tsx';

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
