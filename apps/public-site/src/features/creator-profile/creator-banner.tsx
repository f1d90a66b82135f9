import { isTopRated } from '@showcase/data/reviews';
import { Avatar, Badge, bidi, Container, Cover, Link, Stack, VisuallyHidden } from '@showcase/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Languages from 'lucide-react/icons/languages';
import MapPin from 'lucide-react/icons/map-pin';
import Star from 'lucide-react/icons/star';
import { CreatorActions } from './actions/creator-actions.tsx';
import {
  Back,
  Identity,
  Location,
  Mosaic,
  Name,
  Portrait,
  Specialization,
  TopRated,
} from './creator-banner.styles.ts';
import { CreatorStats } from './creator-stats.tsx';
import type { CreatorView } from './creator-view.ts';

const MOSAIC_COVERS = 4;

export function CreatorBanner({ creator }: { creator: CreatorView }) {
  const covers = creator.projects.filter(({ image_url }) => image_url).slice(0, MOSAIC_COVERS);
  return (
    <header>
      <Container>
        <Back>
          <Link href="/creators" variant="quiet">
            <ArrowLeft aria-hidden size={16} /> Back to creators
          </Link>
          {creator.isSample && <Badge>Sample data</Badge>}
        </Back>
        <Mosaic aria-hidden data-theme="night">
          {covers.map(({ id, image_url, image_srcset, image_color }) => (
            <Cover
              key={id}
              src={image_url}
              srcSet={image_srcset}
              color={image_color}
              sizes="(min-width: 768px) 33vw, 50vw"
              alt=""
              loading="eager"
            />
          ))}
        </Mosaic>
        <Identity>
          <Portrait>
            <Avatar name={creator.name} src={creator.avatar} size="xl" />
          </Portrait>
          <div data-part="text">
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
            {creator.specialization && (
              <Specialization dir="auto">{creator.specialization}</Specialization>
            )}
            <Origin creator={creator} />
          </div>
          <div data-part="actions">
            <CreatorActions creator={creator} />
          </div>
          <CreatorStats creator={creator} data-part="facts" />
        </Identity>
      </Container>
    </header>
  );
}

function Origin({ creator: { location, languages } }: { creator: CreatorView }) {
  if (!location && languages.length === 0) return null;
  return (
    <Location>
      {location && (
        <span>
          <MapPin aria-hidden />
          <bdi>{location}</bdi>
        </span>
      )}
      {languages.length > 0 && (
        <span>
          <Languages aria-hidden />
          <VisuallyHidden>Languages: </VisuallyHidden>
          <bdi>{languages.map((language) => bidi`${language}`).join(', ')}</bdi>
        </span>
      )}
    </Location>
  );
}
