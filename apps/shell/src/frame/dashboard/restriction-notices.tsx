import { restrictionQueries, useDataClient, useItem } from '@showcase/data';
import { Notice, Stack } from '@showcase/ui';

/** Explains on every dashboard page why the account is suspended or the profile is hidden. */
export function RestrictionNotices({ userId }: { userId: string }) {
  const { data } = useItem(restrictionQueries(useDataClient()).mine(userId));
  const profile = data?.hidden.find(({ kind }) => kind === 'user');
  if (!data?.suspended && !profile) return null;
  return (
    <Stack gap={3}>
      {data?.suspended && (
        <Notice variant="danger" role="note">
          Your account is suspended: <bdi>{data.suspended.reason}</bdi>
          <br />
          You can read everything, but not write, and others do not see what you published.
        </Notice>
      )}
      {profile && (
        <Notice variant="warning" role="note">
          Your profile is hidden by an admin: <bdi>{profile.reason}</bdi>
        </Notice>
      )}
    </Stack>
  );
}
