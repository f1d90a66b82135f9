import { adminQueries, type PeopleKind } from '@showcase/data/admins';
import { useDataClient, useItem } from '@showcase/data/query';
import { EmptyState, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import UserX from 'lucide-react/icons/user-x';
import { ReadFailure } from '@showcase/kit/lists';
import { PersonDetails } from './person-details.tsx';

type PersonDrawerProps = { kind: PeopleKind; id: string; onClose: () => void };

/** A drawer over the list with one person, whose id is in the URL. */
export function PersonDrawer({ kind, id, onClose }: PersonDrawerProps) {
  const person = useItem(adminQueries(useDataClient()).person(kind, id));
  return (
    <Drawer isOpen onOpenChange={onClose} title={person.data?.name ?? 'Person'}>
      {renderBody()}
    </Drawer>
  );

  function renderBody() {
    if (person.isPending) {
      return (
        <SkeletonGroup label="Loading person">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      );
    }
    if (person.data) return <PersonDetails kind={kind} person={person.data} />;
    if (person.error) return <ReadFailure area="Person" query={person} />;
    return (
      <EmptyState title="This person is no longer available." icon={<UserX />}>
        They deleted their account, or switched between creator and client.
      </EmptyState>
    );
  }
}
