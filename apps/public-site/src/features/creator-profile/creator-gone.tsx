import { Container, EmptyState, Link } from '@showcase/ui';
import { UserX } from 'lucide-react';
import { PageHead } from '../../shared/page-head.tsx';

/** Instead of a creator whom an admin took out of sight. */
export function CreatorGone() {
  return (
    <Container style={{ paddingBlock: '96px' }}>
      <PageHead title="No longer available" description="This creator is no longer available." />
      <EmptyState
        title="This is no longer available."
        headingLevel={1}
        icon={<UserX aria-hidden />}
        action={<Link href="/creators">Back to creators</Link>}
      >
        The creator or their profile was removed from the marketplace.
      </EmptyState>
    </Container>
  );
}
