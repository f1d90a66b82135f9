import { imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import type { User } from '@showcase/data/users';
import { Avatar, Button, ButtonLink, Card, formatCount, Stack } from '@showcase/ui';
import { Copy, ExternalLink, Eye } from 'lucide-react';
import { useState } from 'react';
import { IconLine } from '../../shared/card-styles.ts';
import { LinkBox, PanelTitle, PersonName, PersonRow } from './profile-editor.styles.ts';

/** A panel that links to the public page of the saved profile. */
export function PublicLink({ user, views }: { user: User; views: number }) {
  const client = useDataClient();
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const path = user.username ? `/creator/${user.username}` : `/creators/${user.id}`;
  const url = new URL(path, document.baseURI).href;

  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );

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
          <Button variant="ghost" onClick={copy}>
            <Copy aria-hidden />
            Copy link
          </Button>
        </Stack>
        <IconLine>
          <Eye aria-hidden />
          {formatCount(views)} {views === 1 ? 'profile view' : 'profile views'}
        </IconLine>
        <span role="status">
          {copied === 'yes' && 'Link copied'}
          {copied === 'refused' && 'Not copied. Select the link and copy it.'}
        </span>
      </Stack>
    </Card>
  );
}
