import { useUser } from '@showcase/data/session';
import { Container, ErrorPanel, SkeletonGroup, SkeletonText, tokens } from '@showcase/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useReconnect } from '../../core/use-is-online.ts';

/** Renders a dashboard page once the user's profile has loaded. */
export function WithOwnProfile({ children }: { children: ReactNode }) {
  const { authUser, user, loading } = useUser();
  if (loading) {
    return (
      <SkeletonGroup label="Loading">
        <SkeletonText />
      </SkeletonGroup>
    );
  }
  return authUser && !user ? <ProfileFailure /> : children;
}

function ProfileFailure() {
  const { refresh } = useUser();
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    await refresh();
    setIsRetrying(false);
  }
  useReconnect(() => void retry());

  return (
    <Wrapper>
      <title>Something went wrong · Bolt Showcase</title>
      <ErrorPanel
        area="Dashboard"
        headingLevel={1}
        message="We couldn't load your profile."
        onRetry={() => void retry()}
        isRetrying={isRetrying}
      />
    </Wrapper>
  );
}

const Wrapper = styled(Container)`
  padding-block: ${tokens.space[8]};
`;
