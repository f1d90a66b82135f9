import { useUser } from '@showcase/data/session';
import { PageHeader } from '@showcase/ui';
import { SavedCreators } from '../features/saved-creators/saved-creators.tsx';

export function SavedPage() {
  const { user } = useUser();
  return (
    <>
      <title>Saved Creators · Bolt Showcase</title>
      <PageHeader title="Saved Creators" subtitle="Keep your favorite creators in one place." />
      {user && <SavedCreators userId={user.id} />}
    </>
  );
}
