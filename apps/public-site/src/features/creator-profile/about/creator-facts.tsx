import { ButtonLink, Card, ChipRow, Stack } from '@showcase/ui';
import { Mail } from 'lucide-react';
import { About } from './about.tsx';
import { BoxTitle, MutedText } from './creator-facts.styles.ts';
import { CreatorLinks } from './creator-links.tsx';
import type { CreatorView } from '../creator-view.ts';

/** Facts about the creator, next to their work. */
export function CreatorFacts({ creator }: { creator: CreatorView }) {
  return (
    <Stack gap={5}>
      <About creator={creator} />
      <Card as="section" aria-label="Skills">
        <BoxTitle>Skills</BoxTitle>
        {creator.skills.length === 0 ? (
          <MutedText>No skills listed yet.</MutedText>
        ) : (
          <ChipRow label="Skills" items={creator.skills} limit={creator.skills.length} />
        )}
      </Card>
      <CreatorLinks links={creator.links} />
      {creator.email && (
        <ButtonLink href={`mailto:${creator.email}`}>
          <Mail aria-hidden />
          {creator.email}
        </ButtonLink>
      )}
    </Stack>
  );
}
