import { imageSrcSet, imageUrl } from '@showcase/data/images';
import type { ListedOwnProject } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import {
  Badge,
  bidi,
  Card,
  ChipRow,
  Cover,
  formatDate,
  Link,
  oneLine,
  stripMarkup,
  tokens,
} from '@showcase/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { CardActions } from '../../shared/card-actions.tsx';
import { clampedText, tallCard } from '../../shared/card-styles.ts';
import { HiddenNote } from '../../shared/hidden-note.tsx';
import { EmbedAction } from './embeds/embed-action.tsx';
import { HealthAction } from './health/health-action.tsx';
import { OwnSale, ReturnToSale } from './own-sale.tsx';
import { OwnRuns } from './own-runs.tsx';
import { ProofAction } from './proofs/proof-action.tsx';
import { VisibilityBadge } from './visibility-badge.tsx';

type OwnProjectCardProps = {
  project: ListedOwnProject;
  /** True while its form is loading. */
  isOpening: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** A card for one of the user's projects. The whole card links to its public page. */
export function OwnProjectCard({ project, isOpening, onEdit, onDelete }: OwnProjectCardProps) {
  const client = useDataClient();
  const titleId = useId();
  return (
    <OwnProject
      forwardedAs="article"
      aria-labelledby={titleId}
      variant="interactive"
      padding="none"
    >
      <Cover
        src={imageUrl(client, project.image_url)}
        srcSet={imageSrcSet(client, project.image_url)}
        color={project.image_color}
        sizes="(min-width: 640px) 400px, 100vw"
        alt={bidi`Cover of ${project.title}`}
      />
      <CardActions title={project.title} isOpening={isOpening} onEdit={onEdit} onDelete={onDelete}>
        <EmbedAction project={project} />
        <ProofAction project={project} />
        <HealthAction project={project} />
      </CardActions>
      <Body>
        <Title id={titleId} dir="auto">
          {project.title}
        </Title>
        <Marks>
          <VisibilityBadge visibility={project.visibility} />
          <OwnSale project={project} />
          {project.is_proven && (
            <span>
              <Badge variant="success">Owner proven</Badge>
            </span>
          )}
        </Marks>
        <ReturnToSale project={project} />
        <OwnRuns project={project} />
        <HiddenNote kind="project" id={project.id} />
        <Description>{stripMarkup(project.description)}</Description>
        <ChipRow label="Tags" items={project.tags} limit={3} />
        <Footer>
          <Added>
            Added <time dateTime={project.created_at}>{formatDate(project.created_at)}</time>
          </Added>
          <CoveringLink variant="quiet" href={`/projects/${project.id}`} aria-describedby={titleId}>
            View Details
          </CoveringLink>
        </Footer>
      </Body>
    </OwnProject>
  );
}

const OwnProject = styled(Card)`
  ${tallCard}
  position: relative;
  overflow: hidden;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[5]};
`;

const Title = styled.h2`
  margin: 0;
  ${oneLine}
  font-size: ${tokens.text[18]};
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  &:empty {
    display: none;
  }
`;

const Description = styled.p`
  ${clampedText(2)}
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  margin-block-start: auto;
  font-size: ${tokens.text[14]};
  white-space: nowrap;
`;

const Added = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;

const CoveringLink = styled(Link)`
  font-weight: ${tokens.weight.medium};

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
