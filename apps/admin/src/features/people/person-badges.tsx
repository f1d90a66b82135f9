import type { ManagedPerson } from '@showcase/data/admins';
import { Badge } from '@showcase/ui';
import { Badges } from './people.styles.ts';

type PersonBadgesProps = {
  person: Pick<
    ManagedPerson,
    'suspended' | 'hidden' | 'is_admin' | 'former_suspension' | 'quick_reviews'
  >;
};

export function PersonBadges({ person }: PersonBadgesProps) {
  const { suspended, hidden, is_admin, former_suspension, quick_reviews } = person;
  return (
    <Badges>
      {is_admin && <Badge variant="accent">Admin</Badge>}
      {suspended && <Badge variant="danger">Suspended</Badge>}
      {hidden && <Badge variant="warning">Hidden</Badge>}
      {former_suspension && <Badge variant="warning">Previously suspended</Badge>}
      {quick_reviews > 1 && <Badge variant="warning">Quick reviews</Badge>}
      {!suspended && !hidden && <Badge variant="success">Active</Badge>}
    </Badges>
  );
}
