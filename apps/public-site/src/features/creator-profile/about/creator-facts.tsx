import { useUser } from '@showcase/data/session';
import { ButtonLink, Card, ChipRow, Stack, ExternalLink } from '@showcase/ui';
import Mail from 'lucide-react/icons/mail';
import type { ProfileLink } from '@showcase/kit/profile';
import { BoxTitle, Email, EmailSlot, Links, LinkText } from './creator-facts.styles.ts';
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

/** Where else the creator is on the web. */
function CreatorLinks({ links }: { links: readonly ProfileLink[] }) {
  if (links.length === 0) return null;
  return (
    <Card as="section" aria-label="Links">
      <BoxTitle>Links</BoxTitle>
      <Links role="list">
        {links.map(({ label, href, text }) => (
          <li key={label}>
            <ExternalLink href={href} variant="standalone">
              {label}
            </ExternalLink>
            <LinkText>
              <bdi>{text}</bdi>
            </LinkText>
          </li>
        ))}
      </Links>
    </Card>
  );
}
