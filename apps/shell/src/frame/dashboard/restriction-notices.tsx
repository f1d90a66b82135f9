import { restrictionQueries } from '@showcase/data/account';
import { useDataClient, useItem } from '@showcase/data/query';
import { Notice, Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Explains on every dashboard page why the profile is hidden. */
export function RestrictionNotices({ userId }: { userId: string }) {
  const { data } = useItem(restrictionQueries(useDataClient()).mine(userId));
  const profile = data?.hidden.find(({ kind }) => kind === 'user');
  if (!profile) return null;
  return (
    <Notices>
      <Notice variant="warning" role="note">
        An admin hid your profile: <bdi>{profile.reason}</bdi>
      </Notice>
    </Notices>
  );
}

const Notices = styled(Stack)`
  padding: ${tokens.space[4]};
`;
