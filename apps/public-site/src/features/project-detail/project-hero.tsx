import { Avatar, Badge, bidi, ChipRow, Link, StarRating, useFormatDate } from '@showcase/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import Share2 from 'lucide-react/icons/share-2';
import { useReactions } from '@showcase/kit/project-reactions';
import { useShare } from '@showcase/kit/sharing';
import {
  ActionButton,
  Actions,
  Back,
  Creator,
  Facts,
  Heading,
  HeroCover,
  Tagline,
  Title,
  TitleRow,
} from './project-hero.styles.ts';
import type { ProjectView } from './project-view.ts';

const FIRST_TAGS = 6;

/** The title row of a project, above its picture. */
export function ProjectHeading({ project }: { project: ProjectView }) {
  return (
    <Heading>
      <Back>
        <Link href="/projects" variant="quiet">
          <ArrowLeft aria-hidden size={16} /> Back to projects
        </Link>
        {project.isSample && <Badge>Sample data</Badge>}
      </Back>
      <ChipRow label="Tags" items={project.tags} limit={FIRST_TAGS} />
      <TitleRow>
        <div>
          <Title>
            <bdi>{project.title}</bdi>
          </Title>
          {project.tagline && <Tagline dir="auto">{project.tagline}</Tagline>}
        </div>
        {project.visibility !== 'draft' && <ProjectActions project={project} />}
      </TitleRow>
    </Heading>
  );
}

export function ProjectPicture({ project }: { project: ProjectView }) {
  const { creator } = project;
  const formatDate = useFormatDate();
  return (
    <>
      <HeroCover
        src={project.image_url}
        srcSet={project.image_srcset}
        color={project.image_color}
        sizes="(min-width: 1024px) 840px, 100vw"
        alt={bidi`Cover of ${project.title}`}
        loading="eager"
      />
      <Facts>
        {creator && (
          <Creator>
            <Avatar name={creator.name} src={creator.avatar} size="m" />
            <Link href={`/creators/${creator.id}`} variant="quiet">
              <bdi>{creator.name}</bdi>
            </Link>
            {creator.rating !== null && <StarRating value={creator.rating} />}
          </Creator>
        )}
        <time dateTime={project.created_at}>{formatDate(project.created_at)}</time>
      </Facts>
    </>
  );
}

/** Stored for a signed-in user; a visitor's are lost when the page closes. */
function ProjectActions({ project }: { project: ProjectView }) {
  const { id, title } = project;
  const realIds = project.isSample ? [] : [id];
  const likes = useReactions('like', realIds);
  const saves = useReactions('save', realIds);
  const share = useShare();
  return (
    <Actions>
      <ActionButton
        aria-pressed={likes.isActive(id)}
        onClick={() => {
          likes.toggle(id);
        }}
      >
        <Heart aria-hidden />
        Like
      </ActionButton>
      <ActionButton
        aria-pressed={saves.isActive(id)}
        onClick={() => {
          saves.toggle(id);
        }}
      >
        <Bookmark aria-hidden />
        {saves.isActive(id) ? 'Saved' : 'Save'}
      </ActionButton>
      <ActionButton onClick={() => void share({ title, path: `/projects/${id}` })}>
        <Share2 aria-hidden />
        Share
      </ActionButton>
    </Actions>
  );
}
