import { useUser } from '@showcase/data/session';
import { bidi, ButtonLink, Card, Link, Stack } from '@showcase/ui';
import { FactList } from '@showcase/ui/controls';
import type { ReactNode } from 'react';
import { ReportButton } from '../../../shared/reporting/report-button.tsx';
import {
  AboutBio,
  AboutLocation,
  Boxes,
  BoxTitle,
  RelatedImage,
  RelatedItem,
  RelatedList,
  RelatedTags,
  RelatedTitle,
  StatList,
} from './project-sidebar.styles.ts';
import type { ProjectCreator, ProjectView, RelatedProject } from '../project-view.ts';
import { Technologies } from './technologies.tsx';

const RELATED_TAGS = 2;

export function ProjectSidebar({ project }: { project: ProjectView }) {
  const { creator } = project;
  const { authUser } = useUser();
  const isOwn = authUser !== null && authUser.id === creator?.id;
  return (
    <Boxes>
      {creator && (
        <Box title="About the Creator">
          <AboutCreator creator={creator}>
            {!project.isSample && !isOwn && (
              <ButtonLink href={`/creators/${creator.id}?hire=from:${project.id}:other`}>
                Build me something like this
              </ButtonLink>
            )}
          </AboutCreator>
        </Box>
      )}
      {project.facts.length > 0 && (
        <Box title="Project Details">
          <FactList facts={project.facts} />
        </Box>
      )}
      <Box title="Project Stats">
        <StatList>
          {project.stats.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </StatList>
      </Box>
      {project.tags.length > 0 && (
        <Box title="Technologies Used">
          <Technologies tags={project.tags} />
        </Box>
      )}
      {project.related.length > 0 && (
        <Box title="Related Projects">
          <RelatedList role="list">
            {project.related.map((related) => (
              <Related key={related.id} project={related} />
            ))}
          </RelatedList>
        </Box>
      )}
      {!project.isSample && !isOwn && (
        <ReportButton kind="project" id={project.id} subject={project.title} />
      )}
    </Boxes>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="l" aria-label={title}>
      <BoxTitle>{title}</BoxTitle>
      {children}
    </Card>
  );
}

/** Their name and picture are below the project's. */
function AboutCreator({ creator, children }: { creator: ProjectCreator; children: ReactNode }) {
  return (
    <Stack gap={3}>
      {creator.location && <AboutLocation dir="auto">{creator.location}</AboutLocation>}
      {creator.bio && <AboutBio dir="auto">{creator.bio}</AboutBio>}
      <Link href={`/creators/${creator.id}`} variant="standalone">
        View Creator Profile
      </Link>
      {children}
    </Stack>
  );
}

function Related({ project }: { project: RelatedProject }) {
  return (
    <RelatedItem>
      <RelatedImage
        src={project.image_url}
        srcSet={project.image_srcset}
        color={project.image_color}
        sizes="120px"
        alt={bidi`Cover of ${project.title}`}
      />
      <div>
        <RelatedTitle dir="auto">
          <Link href={`/projects/${project.id}`} variant="quiet">
            {project.title}
          </Link>
        </RelatedTitle>
        <RelatedTags>{project.tags.slice(0, RELATED_TAGS).join(' · ')}</RelatedTags>
      </div>
    </RelatedItem>
  );
}
