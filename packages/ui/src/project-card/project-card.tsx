import { ArrowRight, Heart, Share2 } from 'lucide-react';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { AboveLink, CardFooter, CardLink } from '../card/card-parts.styles.ts';
import { ChipRow } from '../chip/chip-row.tsx';
import { Cover } from '../cover/cover.tsx';
import { safeHref } from '../link/safe-href.ts';
import { ExternalLink } from '../link/link.tsx';
import { stripMarkup } from '../markup/parse-markup.ts';
import { useLinkComponent } from '../theme/ui-context.ts';
import { CardAction } from './card-action.tsx';
import {
  Actions,
  Body,
  Description,
  FirstTag,
  Picture,
  ProjectCardElement,
  Tagline,
  Tags,
  Texts,
  Title,
} from './project-card.styles.ts';
import { isolated } from '../format/isolated.ts';

export type ProjectCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  project: {
    id: string;
    title: string;
    tagline?: string | null;
    /** Simple markup. */
    description: string | null;
    image_url: string | null;
    /** The image in several widths. */
    image_srcset?: string | undefined;
    bolt_url: string | null;
    tags: readonly string[];
  };
  isLiked?: boolean;
  onLike?: () => void;
  onShare?: () => void;
  headingLevel?: 2 | 3 | 4;
  /** 'eager' for cards above the fold. */
  imageLoading?: 'lazy' | 'eager';
};

/** A project in a list. */
export function ProjectCard({
  project,
  isLiked = false,
  onLike,
  onShare,
  headingLevel = 3,
  imageLoading,
  ...rest
}: ProjectCardProps) {
  const titleId = useId();
  const link = useLinkComponent();
  const liveHref = safeHref(project.bolt_url);
  const [firstTag] = project.tags;
  return (
    <ProjectCardElement
      as="article"
      aria-labelledby={titleId}
      {...rest}
      $variant="interactive"
      $padding="none"
    >
      <Picture>
        <Cover
          src={project.image_url}
          srcSet={project.image_srcset}
          sizes="(min-width: 640px) 400px, 100vw"
          alt={isolated`Cover of ${project.title}`}
          loading={imageLoading}
        />
        {firstTag && (
          <FirstTag>
            <bdi>{firstTag}</bdi>
          </FirstTag>
        )}
        <Actions>
          <CardAction label="Like" aria-pressed={isLiked} onPress={onLike}>
            <Heart aria-hidden />
          </CardAction>
          <CardAction label="Share" onPress={onShare}>
            <Share2 aria-hidden />
          </CardAction>
        </Actions>
      </Picture>
      <Body>
        <Title as={`h${headingLevel}`} id={titleId} dir="auto">
          {project.title}
        </Title>
        <Texts>
          {project.tagline && <Tagline dir="auto">{project.tagline}</Tagline>}
          <Description dir="auto" $lines={project.tagline ? 1 : 2}>
            {stripMarkup(project.description ?? '')}
          </Description>
        </Texts>
        <Tags>
          <ChipRow label="Tags" items={project.tags} limit={3} />
        </Tags>
        <CardFooter>
          <CardLink
            as={link}
            $variant="quiet"
            href={`/projects/${encodeURIComponent(project.id)}`}
            aria-describedby={titleId}
          >
            View Details
            <ArrowRight aria-hidden />
          </CardLink>
          {liveHref && (
            <AboveLink>
              <ExternalLink variant="quiet" href={liveHref}>
                Live project
              </ExternalLink>
            </AboveLink>
          )}
        </CardFooter>
      </Body>
    </ProjectCardElement>
  );
}
