import { useUser } from '@showcase/data/session';
import { ButtonLink, formatShortMoney, safeHref, VisuallyHidden } from '@showcase/ui';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Available, BarSpace, Box, Buttons, Host, Offer } from './hire-box.styles.ts';
import type { ProjectCreator, ProjectView } from '../project-view.ts';

/** The facts that a buyer asks for first: the price, the date, and how to hire the creator, who is named beside the picture. */
export function HireBox({ project }: { project: ProjectView }) {
  const { creator } = project;
  const boltHref = safeHref(project.bolt_url);
  const { authUser } = useUser();
  const isOwn = authUser !== null && authUser.id === creator?.id;
  const canHire = creator && !project.isSample && !isOwn;
  if (!boltHref && !canHire && !isOwn) return null;
  return (
    <Box aria-label={isOwn ? 'Your project' : 'Hire'}>
      <BarSpace />
      {creator && <Terms creator={creator} />}
      <Buttons>
        {canHire && (
          <ButtonLink
            variant="primary"
            size="l"
            href={`/creators/${creator.id}?hire=from:${project.id}:`}
          >
            <span>
              Hire <bdi>{creator.name}</bdi>
            </span>
          </ButtonLink>
        )}
        {isOwn && (
          <ButtonLink
            variant="primary"
            size="l"
            href={`/dashboard/dev/projects?edit=${project.id}`}
          >
            Edit project
          </ButtonLink>
        )}
        {boltHref && (
          <ButtonLink
            size="l"
            href={boltHref}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
          >
            <span>
              Visit Live Project
              <Host>{new URL(boltHref).hostname}</Host>
            </span>
            <ArrowUpRight aria-hidden />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
        )}
      </Buttons>
    </Box>
  );
}

function Terms({ creator: { offer, availability } }: { creator: ProjectCreator }) {
  if (!offer && !availability) return null;
  return (
    <Offer>
      {offer && <span>From {formatShortMoney(offer.price)}</span>}
      {offer && <span>{offer.duration}</span>}
      {availability && <Available $isOpen={availability.isOpen}>{availability.label}</Available>}
    </Offer>
  );
}
