import { useUser } from '@showcase/data/session';
import {
  Avatar,
  ButtonLink,
  Card,
  isolated,
  Link,
  safeHref,
  Stack,
  VisuallyHidden,
} from '@showcase/ui';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReportButton } from '../../shared/reporting/report-button.tsx';
import {
  AboutBio,
  AboutHead,
  AboutLocation,
  BoxTitle,
  FullWidth,
  RelatedImage,
  RelatedItem,
  RelatedList,
  RelatedTags,
  RelatedTitle,
  StatList,
} from './project-sidebar.styles.ts';
import type { ProjectCreator, ProjectView, RelatedProject } from './project-view.ts';
import { Technologies } from './technologies.tsx';

const RELATED_TAGS = 2;

export function ProjectSidebar({ project }: { project: ProjectView }) {
  const boltHref = safeHref(project.bolt_url);
  const { creator } = project;
  const { authUser } = useUser();
  const isOwn = authUser !== null && authUser.id === creator?.id;
  const canHire = creator && !project.isSample && !isOwn;
  return (
    <Stack gap={5}>
      <FullWidth>
        {boltHref && (
          <ButtonLink
            variant="primary"
            size="l"
            href={boltHref}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
          >
            Visit Live Project
            <ArrowUpRight aria-hidden />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
        )}
        {creator && (
          <ButtonLink size="l" href={`/creators/${creator.id}`}>
            View Creator Profile
          </ButtonLink>
        )}
        {isOwn && (
          <ButtonLink size="l" href={`/dashboard/dev/projects?edit=${project.id}`}>
            Edit project
          </ButtonLink>
        )}
        {canHire && (
          <ButtonLink size="l" href={`/creators/${creator.id}?hire=`}>
            Hire <bdi>{creator.name}</bdi>
          </ButtonLink>
        )}
      </FullWidth>
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
      {creator && (
        <Box title="About the Creator">
          <AboutCreator creator={creator} />
        </Box>
      )}
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
    </Stack>
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

function AboutCreator({ creator }: { creator: ProjectCreator }) {
  return (
    <Stack gap={3}>
      <AboutHead>
        <Avatar name={creator.name} src={creator.avatar} size="l" />
        <div>
          <Link href={`/creators/${creator.id}`} variant="quiet">
            <strong>
              <bdi>{creator.name}</bdi>
            </strong>
          </Link>
          {creator.location && <AboutLocation>{creator.location}</AboutLocation>}
        </div>
      </AboutHead>
      {creator.bio && <AboutBio>{creator.bio}</AboutBio>}
    </Stack>
  );
}

function Related({ project }: { project: RelatedProject }) {
  return (
    <RelatedItem>
      <RelatedImage
        src={project.image_url}
        srcSet={project.image_srcset}
        sizes="120px"
        alt={isolated`Cover of ${project.title}`}
      />
      <div>
        <RelatedTitle>
          <Link href={`/projects/${project.id}`} variant="quiet">
            <bdi>{project.title}</bdi>
          </Link>
        </RelatedTitle>
        <RelatedTags>{project.tags.slice(0, RELATED_TAGS).join(' · ')}</RelatedTags>
      </div>
    </RelatedItem>
  );
}
