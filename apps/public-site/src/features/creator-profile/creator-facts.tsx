import { ButtonLink, Card, ChipRow, Rating, Stack, formatCount } from '@showcase/ui';
import { Mail } from 'lucide-react';
import { BoxTitle, Facts, MutedText } from './creator-facts.styles.ts';
import type { CreatorView } from './creator-view.ts';

/** Facts about the creator, next to their work. */
export function CreatorFacts({ creator }: { creator: CreatorView }) {
  return (
    <Stack gap={5}>
      <Card as="section" aria-label="About">
        <BoxTitle>About</BoxTitle>
        <MutedText>{creator.bio ?? <NoBio name={creator.name} />}</MutedText>
      </Card>
      <Card as="section" aria-label="Skills">
        <BoxTitle>Skills</BoxTitle>
        {creator.skills.length === 0 ? (
          <MutedText>No skills listed yet.</MutedText>
        ) : (
          <ChipRow label="Skills" items={creator.skills} limit={creator.skills.length} />
        )}
      </Card>
      <CreatorStats creator={creator} />
    </Stack>
  );
}

function CreatorStats({ creator }: { creator: CreatorView }) {
  const counts = [
    { label: 'Projects', value: formatCount(creator.projectCount) },
    { label: 'Services', value: formatCount(creator.serviceCount) },
    { label: 'Reviews', value: formatCount(creator.reviewCount) },
    { label: 'Member since', value: creator.memberSince },
  ];
  return (
    <Card as="section" aria-label="Creator Stats">
      <BoxTitle>Creator Stats</BoxTitle>
      <Stack gap={4}>
        <Facts>
          <div>
            <dt>Rating</dt>
            <dd>
              <Rating value={creator.rating} />
            </dd>
          </div>
          {counts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        {creator.email && (
          <ButtonLink href={`mailto:${creator.email}`}>
            <Mail aria-hidden />
            {creator.email}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}

function NoBio({ name }: { name: string }) {
  return (
    <>
      <bdi>{name}</bdi> hasn't written a bio yet.
    </>
  );
}
