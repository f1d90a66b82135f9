import { restrictionQueries } from '@showcase/data/account';
import { useDataClient, useItem } from '@showcase/data/query';
import { Notice, Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Explains on every dashboard page why the account is suspended or the profile is hidden. */
export function RestrictionNotices({ userId }: { userId: string }) {
  const { data } = useItem(restrictionQueries(useDataClient()).mine(userId));
  const profile = data?.hidden.find(({ kind }) => kind === 'user');
  if (!data?.suspended && !profile) return null;
  return (
    <Notices gap={3}>
      {data?.suspended && (
        <Notice variant="danger" role="note">
          Your account is suspended: <bdi>{data.suspended.reason}</bdi>
          <br />
          You can read everything, but you can't post or change anything, and others can't see what
          you've published.
        </Notice>
      )}
      {profile && (
        <Notice variant="warning" role="note">
          An admin hid your profile: <bdi>{profile.reason}</bdi>
        </Notice>
      )}
    </Notices>
  );
}

const Notices = styled(Stack)`
  padding: ${tokens.space[4]};
`;
