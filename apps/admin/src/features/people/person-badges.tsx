import type { ManagedPerson } from '@showcase/data';
import { Badge } from '@showcase/ui';
import { Badges } from './people.styles.ts';

type PersonBadgesProps = {
  person: Pick<ManagedPerson, 'suspended' | 'hidden' | 'is_admin'>;
};

export function PersonBadges({ person: { suspended, hidden, is_admin } }: PersonBadgesProps) {
  return (
    <Badges>
      {is_admin && <Badge variant="accent">Admin</Badge>}
      {suspended && <Badge variant="danger">Suspended</Badge>}
      {hidden && <Badge variant="warning">Hidden</Badge>}
      {!suspended && !hidden && <Badge variant="success">Active</Badge>}
    </Badges>
  );
}
