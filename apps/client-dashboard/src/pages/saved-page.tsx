import { useUser } from '@showcase/data';
import { PageHeader } from '@showcase/ui';
import { SavedCreators } from '../features/saved-creators/saved-creators.tsx';

export function SavedPage() {
  const { user } = useUser();
  return (
    <>
      <title>Saved Creators · Bolt Showcase</title>
      <PageHeader title="Saved Creators" subtitle="Developers you want to come back to." />
      {user && <SavedCreators userId={user.id} />}
    </>
  );
}
