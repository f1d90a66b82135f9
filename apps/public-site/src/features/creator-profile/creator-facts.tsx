import { ButtonLink, Card, ChipRow, Stack } from '@showcase/ui';
import { Mail } from 'lucide-react';
import { BoxTitle, MutedText } from './creator-facts.styles.ts';
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
      {creator.email && (
        <ButtonLink href={`mailto:${creator.email}`}>
          <Mail aria-hidden />
          {creator.email}
        </ButtonLink>
      )}
    </Stack>
  );
}

function NoBio({ name }: { name: string }) {
  return (
    <>
      <bdi>{name}</bdi> hasn't written a bio yet.
    </>
  );
}
