import { useUser } from '@showcase/data/session';
import { ButtonLink, Card, ChipRow, Stack } from '@showcase/ui';
import Mail from 'lucide-react/icons/mail';
import { BoxTitle, Email, EmailSlot } from './creator-facts.styles.ts';
import { CreatorLinks } from './creator-links.tsx';
import { ReportButton } from '../../../shared/reporting/report-button.tsx';
import type { CreatorView } from '../creator-view.ts';

/** Facts about the creator, next to their work. */
export function CreatorFacts({ creator }: { creator: CreatorView }) {
  const isOwn = useUser().authUser?.id === creator.id;
  return (
    <Stack gap={5}>
      {creator.skills.length > 0 && (
        <Card as="section" aria-label="Skills">
          <BoxTitle>Skills</BoxTitle>
          <ChipRow label="Skills" items={creator.skills} limit={creator.skills.length} />
        </Card>
      )}
      <CreatorLinks links={creator.links} />
      <EmailSlot>
        {creator.email && (
          <ButtonLink href={`mailto:${creator.email}`}>
            <Mail aria-hidden />
            <Email>{creator.email}</Email>
          </ButtonLink>
        )}
      </EmailSlot>
      {!isOwn && !creator.isSample && (
        <ReportButton kind="user" id={creator.id} subject={creator.name} />
      )}
    </Stack>
  );
}
