import ArrowRight from 'lucide-react/icons/arrow-right';
import Bookmark from 'lucide-react/icons/bookmark';
import MapPin from 'lucide-react/icons/map-pin';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { AboveLink, CardFooter, CardLink } from '../card/card-parts.styles.ts';
import { ChipLine } from '../chip/chip-row.tsx';
import { formatCount, formatShortMoney } from '../format/format.ts';
import { CardAction } from '../project-card/card-action.tsx';
import { RatingBadge } from '../rating/rating.tsx';
import { useLinkComponent } from '../theme/ui-context.ts';
import {
  Availability,
  Bio,
  BioFrame,
  CreatorCardElement,
  Facts,
  Foot,
  Location,
  Name,
  Offer,
  Part,
  Person,
  PersonText,
  Skills,
  Work,
} from './creator-card.styles.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { WorkStrip, type WorkPicture } from './work-strip.tsx';
import { bidi } from '../format/bidi.ts';

export type CreatorCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  creator: {
    id: string;
    name: string;
    avatar: string | null;
    location: string | null;
    bio: string | null;
    skills: readonly string[];
    /** Covers of up to three projects. */
    covers?: readonly WorkPicture[];
    /** The cheapest service: its price in US dollars and how long it takes. */
    offer?: { price: number; duration: string } | null;
  };
  availability?: { label: string; isOpen: boolean } | null;
  /** The average of the reviews; absent without reviews. */
  rating?: number | null;
  projectCount: number;
  /** A year. */
  memberSince: number | string;
  isSaved?: boolean;
  /** Shows the Save button. */
  onSave?: () => void;
  isCompared?: boolean;
  /** Shows the Compare button. */
  onCompare?: () => void;
  /** Shows the Remove button. */
  onRemove?: () => void;
  headingLevel?: 2 | 3 | 4;
};

/** A creator in a list. */
export function CreatorCard({
  creator,
  rating,
  projectCount,
  memberSince,
  availability,
  isSaved = false,
  onSave,
  isCompared = false,
  onCompare,
  onRemove,
  headingLevel = 3,
  ...rest
}: CreatorCardProps) {
  const nameId = useId();
  const link = useLinkComponent();
  return (
    <CreatorCardElement
      as="article"
      aria-labelledby={nameId}
      {...rest}
      $variant="interactive"
      $padding="none"
      data-card
    >
      <Part>
        <Work>
          <WorkStrip covers={creator.covers ?? []} specialty={creator.skills[0] ?? creator.name} />
          {onCompare && (
            <CompareToggle name={creator.name} isOn={isCompared} onToggle={onCompare} />
          )}
          <RatingBadge value={rating ?? null} />
        </Work>
        <Person>
          <Avatar name={creator.name} src={creator.avatar} size="m" fallback="icon" />
          <PersonText>
            <Name as={`h${headingLevel}`} id={nameId} dir="auto">
              {creator.name}
            </Name>
            {creator.location && (
              <Location>
                <MapPin aria-hidden />
                <bdi>{creator.location}</bdi>
              </Location>
            )}
          </PersonText>
        </Person>
      </Part>
      <BioFrame>{creator.bio && <Bio dir="auto">{creator.bio}</Bio>}</BioFrame>
      <Part>
        {(creator.offer ?? availability) && (
          <Offer>
            {creator.offer && (
              <>
                <span>From {formatShortMoney(creator.offer.price)}</span>
                <span>{toRange(creator.offer.duration)}</span>
              </>
            )}
            {availability && (
              <Availability $isOpen={availability.isOpen}>{availability.label}</Availability>
            )}
          </Offer>
        )}
        <Skills>
          <ChipLine label="Skills" items={creator.skills} limit={4} />
        </Skills>
      </Part>
      <Foot>
        <Facts>
          <span>
            {formatCount(projectCount)} {projectCount === 1 ? 'project' : 'projects'}
          </span>
          <span>Member since {memberSince}</span>
        </Facts>
        <CardFooter>
          <CardLink
            as={link}
            $variant="quiet"
            href={`/creators/${encodeURIComponent(creator.id)}`}
            aria-describedby={nameId}
          >
            View Profile
            <ArrowRight aria-hidden />
          </CardLink>
          {onSave && (
            <AboveLink>
              <CardAction
                label={bidi`Save ${creator.name}`}
                aria-pressed={isSaved}
                onPress={onSave}
              >
                <Bookmark aria-hidden />
              </CardAction>
            </AboveLink>
          )}
          {onRemove && (
            <AboveLink>
              <CardAction label={bidi`Remove ${creator.name}`} onPress={onRemove}>
                <Trash2 aria-hidden />
              </CardAction>
            </AboveLink>
          )}
        </CardFooter>
      </Foot>
    </CreatorCardElement>
  );
}

/** '3-5 days' with a dash between the numbers. */
function toRange(duration: string) {
  return duration.replaceAll(/(\d)\s*-\s*(\d)/g, '$1–$2');
}
