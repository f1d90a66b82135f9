import { useDataClient, useItem } from '@showcase/data/query';
import { userQueries } from '@showcase/data/users';
import { ReadFailure } from '@showcase/kit/lists';
import { SkeletonBlock, SkeletonGroup, Stack } from '@showcase/ui';
import { SettingsView } from '../settings-view.tsx';
import { OwnNameForm } from './own-name-form.tsx';

type OwnNameViewProps = { userId: string; onBack: () => void };

/** The user's name and picture, also for those who have no profile editor. */
export function OwnNameView({ userId, onBack }: OwnNameViewProps) {
  const user = useItem(userQueries(useDataClient()).byId(userId));
  return (
    <SettingsView onBack={onBack}>
      {user.isPending ? (
        <SkeletonGroup label="Loading name and picture">
          <Stack gap={5}>
            <SkeletonBlock height="160px" />
            <SkeletonBlock height="64px" />
          </Stack>
        </SkeletonGroup>
      ) : user.data ? (
        <OwnNameForm user={user.data} />
      ) : (
        <ReadFailure area="Name and picture" query={user} />
      )}
    </SettingsView>
  );
}
