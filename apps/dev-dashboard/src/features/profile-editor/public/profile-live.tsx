import type { User } from '@showcase/data/users';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import { getPublicUrl } from './public-url.ts';
import { ShareButtons } from './share-buttons.tsx';

/** Shown when an interview has created the profile: its address, to share. */
export function ProfileLive({ user }: { user: User }) {
  const url = getPublicUrl(user);
  return (
    <Panel data-theme="night" aria-labelledby="profile-live">
      <h2 id="profile-live">
        Your profile is live at <bdi>{url.replace(/^https?:\/\//, '')}</bdi>
      </h2>
      <Actions>
        <ShareButtons url={url} title={user.name} />
      </Actions>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[6]};
  border-radius: ${tokens.radius.l};

  h2 {
    font-size: ${tokens.text[22]};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  bdi {
    color: ${tokens.color.spark};
  }
  ${tokens.media.forced} {
    border: 1px solid;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
`;
