import { imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import type { User } from '@showcase/data/users';
import { Avatar, ButtonLink, Card, formatCount, Stack } from '@showcase/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import { IconLine } from '../../../shared/card-styles.ts';
import { LinkBox, PanelTitle, PersonName, PersonRow } from '../profile-editor.styles.ts';
import { getPublicUrl } from './public-url.ts';
import { ShareButtons } from './share-buttons.tsx';

/** A panel that links to the public page of the saved profile. */
export function PublicLink({ user, views }: { user: User; views: number }) {
  const client = useDataClient();
  const url = getPublicUrl(user);
  return (
    <Card as="section" aria-labelledby="public-profile" padding="l">
      <Stack gap={4}>
        <PanelTitle id="public-profile">Public profile</PanelTitle>
        <PersonRow>
          <Avatar name={user.name} src={imageUrl(client, user.avatar)} size="l" />
          <PersonName>
            <bdi>{user.name}</bdi>
          </PersonName>
        </PersonRow>
        <LinkBox>
          <bdi>{url}</bdi>
        </LinkBox>
        <Stack gap={2}>
          <ButtonLink href={`/creators/${user.id}`} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            View Public Profile
          </ButtonLink>
          <ShareButtons url={url} title={user.name} />
        </Stack>
        <IconLine>
          <Eye aria-hidden />
          {formatCount(views)} {views === 1 ? 'profile view' : 'profile views'}
        </IconLine>
      </Stack>
    </Card>
  );
}
