import type { User } from '@showcase/data/users';
import { hasCreatorProfile } from '@showcase/kit/profile';
import { ButtonLink, Notice, tokens } from '@showcase/ui';
import styled from 'styled-components';

type StartNoticeProps = {
  user: User | null;
  /** The user was signed in when the page was opened. */
  wasSignedIn: boolean;
  /** The user comes from sign-in, but the visitor's answers are not in this browser. */
  isMissingAnswers: boolean;
};

/** Notes for the user before the interview starts. */
export function StartNotice({ user, wasSignedIn, isMissingAnswers }: StartNoticeProps) {
  if (wasSignedIn) {
    return (
      <SpacedNotice
        variant="warning"
        action={
          <ButtonLink size="s" href="/login?next=%2Fdevonboard">
            Sign in
          </ButtonLink>
        }
      >
        You're signed out. Sign in to continue your interview.
      </SpacedNotice>
    );
  }
  if (!user) return null;
  if (hasCreatorProfile(user)) {
    return (
      <SpacedNotice>
        You already have a developer profile. The interview only fills in what's empty, and asks
        before it replaces anything.
      </SpacedNotice>
    );
  }
  if (!isMissingAnswers) return null;
  return (
    <SpacedNotice variant="warning">
      Your answers are in the browser you used for the interview. Open this page there and sign in
      to save them, or start again here.
    </SpacedNotice>
  );
}

const SpacedNotice = styled(Notice)`
  margin-block-end: ${tokens.space[5]};
`;
