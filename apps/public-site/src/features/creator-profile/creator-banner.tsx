import { isTopRated } from '@showcase/data/reviews';
import { Avatar, Badge, Container, Link, Stack } from '@showcase/ui';
import { ArrowLeft, MapPin, Star } from 'lucide-react';
import { CreatorActions } from './actions/creator-actions.tsx';
import {
  Actions,
  Backdrop,
  Back,
  Identity,
  Name,
  Location,
  Portrait,
  TopRated,
  IdentityText,
} from './creator-banner.styles.ts';
import type { CreatorView } from './creator-view.ts';

export function CreatorBanner({ creator }: { creator: CreatorView }) {
  return (
    <header>
      <Container>
        <Back>
          <Link href="/creators" variant="quiet">
            <ArrowLeft aria-hidden size={16} /> Back to creators
          </Link>
          {creator.isSample && <Badge>Sample data</Badge>}
        </Back>
        <Backdrop aria-hidden />
        <Identity>
          <Portrait>
            <Avatar name={creator.name} src={creator.avatar} size="xl" />
          </Portrait>
          <Stack as={IdentityText} gap={1}>
            <Stack direction="row" gap={3}>
              <Name>
                <bdi>{creator.name}</bdi>
              </Name>
              {isTopRated(creator.rating) && (
                <TopRated>
                  <Star aria-hidden />
                  Top rated
                </TopRated>
              )}
            </Stack>
            {creator.location && (
              <Location>
                <MapPin aria-hidden />
                {creator.location}
              </Location>
            )}
            <Actions>
              <CreatorActions creator={creator} />
            </Actions>
          </Stack>
        </Identity>
      </Container>
    </header>
  );
}
