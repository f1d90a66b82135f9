import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Heart from 'lucide-react/icons/heart';
import Share2 from 'lucide-react/icons/share-2';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { AboveLink, CardLink } from '../card/card-parts.styles.ts';
import { ChipLine } from '../chip/chip-row.tsx';
import { Cover } from '../cover/cover.tsx';
import { safeHref } from '../link/safe-href.ts';
import { ExternalLink } from '../link/link.tsx';
import { stripMarkup } from '../markup/parse-markup.ts';
import { useLinkComponent } from '../theme/ui-context.ts';
import { CardAction } from './card-action.tsx';
import { FirstTag, SaleMark } from './picture-marks.styles.ts';
import {
  Actions,
  Description,
  Glow,
  Links,
  LiveText,
  Maker,
  Picture,
  ProjectCardElement,
  ProvenMark,
  Tagline,
  Tags,
  Texts,
  Title,
  TitleLine,
} from './project-card.styles.ts';
import { bidi } from '../format/bidi.ts';
import { formatMoney } from '../format/format.ts';
import { StarRating } from '../rating/star-rating.tsx';

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
    /** One color of the image, as `#rrggbb`. */
    image_color?: string | null | undefined;
    bolt_url: string | null;
    tags: readonly string[];
    is_for_sale?: boolean;
    /** In US dollars. */
    sale_price?: number | null;
    /** Null if it can't be bought yet. */
    sale_kind?: string | null;
    sold_at?: string | null;
    /** Whether its site or repository is proven to be its maker's. */
    is_proven?: boolean | null;
    /** Without it, the card does not name the maker. */
    maker?: { name: string; avatar: string | null; rating: number | null } | undefined;
  };
  isLiked?: boolean;
  onLike?: () => void;
  onShare?: () => void;
  headingLevel?: 2 | 3 | 4;
  /** 'eager' for cards above the fold. */
  imageLoading?: 'lazy' | 'eager';
  /** The width of the picture by its height; 16 by 10 unless the card is larger than its neighbors. */
  imageRatio?: '16/10' | '4/3';
};

/** A project in a list. */
export function ProjectCard({
  project,
  isLiked = false,
  onLike,
  onShare,
  headingLevel = 3,
  imageLoading,
  imageRatio = '16/10',
  ...rest
}: ProjectCardProps) {
  const titleId = useId();
  const link = useLinkComponent();
  const liveHref = safeHref(project.bolt_url);
  const { maker } = project;
  const [firstTag] = project.tags;
  const saleMark = getSaleMark(project);
  return (
    <ProjectCardElement aria-labelledby={titleId} {...rest} data-card>
      <div>
        <Picture>
          {project.image_url && <Glow color={project.image_color} />}
          <Cover
            src={project.image_url}
            srcSet={project.image_srcset}
            sizes="(min-width: 768px) 300px, 50vw"
            alt={bidi`Cover of ${project.title}`}
            loading={imageLoading}
            color={project.image_color}
            {...(imageRatio === '4/3' && { width: 640, height: 480 })}
          />
          {firstTag && <FirstTag>{firstTag}</FirstTag>}
          {saleMark && <SaleMark>{saleMark}</SaleMark>}
          <Actions>
            <CardAction label="Like" aria-pressed={isLiked} onPress={onLike}>
              <Heart aria-hidden />
            </CardAction>
            <CardAction label="Share" onPress={onShare}>
              <Share2 aria-hidden />
            </CardAction>
          </Actions>
        </Picture>
        <TitleLine>
          <Title as={`h${headingLevel}`} id={titleId} dir="auto">
            {project.title}
          </Title>
          {project.is_proven && (
            <ProvenMark role="img" aria-label="Owner proven" title="Owner proven">
              <CircleCheck aria-hidden />
            </ProvenMark>
          )}
        </TitleLine>
        {maker && (
          <Maker>
            <Avatar name={maker.name} src={maker.avatar} size="xs" isDecorative />
            <bdi>{maker.name}</bdi>
            {maker.rating !== null && <StarRating value={maker.rating} />}
          </Maker>
        )}
      </div>
      <Texts>
        {project.tagline && <Tagline dir="auto">{project.tagline}</Tagline>}
        <Description dir="auto">{stripMarkup(project.description ?? '')}</Description>
      </Texts>
      <Tags>
        <ChipLine label="Tags" items={project.tags} limit={3} />
      </Tags>
      <Links>
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
              <LiveText>Live project</LiveText>
            </ExternalLink>
          </AboveLink>
        )}
      </Links>
    </ProjectCardElement>
  );
}

function getSaleMark({ is_for_sale, sale_price, sale_kind, sold_at }: ProjectCardProps['project']) {
  if (sold_at) return 'Sold';
  const isForSale = is_for_sale && sale_kind && typeof sale_price === 'number';
  return isForSale ? `For sale ${formatMoney(sale_price)}` : null;
}
