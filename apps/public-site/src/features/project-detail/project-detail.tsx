import { toPlainText } from '@showcase/kit/plain-text';
import { Tabs } from '@showcase/ui/controls';
import { useSearchParams } from '@showcase/remote-contract';
import type { ReactNode } from 'react';
import { Markup, Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { PageHead } from '../../shared/page-head.tsx';
import { HireBox } from './sidebar/hire-box.tsx';
import { OtherProjects } from './other-projects.tsx';
import { OwnerNotice } from './about/owner-notice.tsx';
import { ProjectStatus } from '../../shared/project-status/project-status.tsx';
import { ProjectHeading, ProjectPicture } from './project-hero.tsx';
import { ProjectLayout } from './project-layout.tsx';
import { ProjectSidebar } from './sidebar/project-sidebar.tsx';
import type { ProjectView } from './project-view.ts';
import { SalePanel, SoldPanel } from './about/sale-panel.tsx';
import { ProjectStory } from './about/project-story.tsx';
import { ProjectReviews } from './reviews/project-reviews.tsx';

const Text = styled.div`
  max-inline-size: ${tokens.size.text};
  line-height: 1.65;
`;

type ProjectDetailProps = {
  project: ProjectView;
  gallery: ReactNode;
  videos: ReactNode;
  code: ReactNode;
};

/** A project with its tabs, real or sample. */
export function ProjectDetail({ project, gallery, videos, code }: ProjectDetailProps) {
  const [params] = useSearchParams();
  const tabs = [
    { value: 'overview', label: 'Overview', content: <ProjectOverview project={project} /> },
    { value: 'gallery', label: 'Gallery', content: gallery },
    { value: 'videos', label: 'Videos', content: videos },
    { value: 'code', label: 'Code & Embeds', content: code },
  ];
  return (
    <>
      <PageHead
        title={project.title}
        description={toPlainText(project.description)}
        canonicalPath={`/projects/${project.id}`}
        image={project.image_url}
        type="article"
        // A link to a health report is for those who got it.
        isIndexed={!project.isSample && project.visibility === 'public' && !params.has('health')}
      />
      <ProjectLayout
        heading={
          <>
            <OwnerNotice project={project} />
            <ProjectHeading project={project} />
          </>
        }
        status={!project.isSample && <ProjectStatus projectId={project.id} linksToSite />}
        main={
          <>
            <ProjectPicture project={project} />
            {project.isSold && <SoldPanel />}
            {project.sale && <SalePanel sale={project.sale} creator={project.creator} />}
            <Tabs label="About this project" tabs={tabs} />
          </>
        }
        hire={<HireBox project={project} />}
        facts={<ProjectSidebar project={project} />}
        more={
          project.creator && project.others.length > 0 ? (
            <OtherProjects creatorName={project.creator.name} projects={project.others} />
          ) : null
        }
      />
    </>
  );
}

function ProjectOverview({ project }: { project: ProjectView }) {
  return (
    <Stack gap={8}>
      <Text>
        <Markup text={project.description} headingLevel={2} />
      </Text>
      <ProjectStory story={project.story} />
      <ProjectReviews reviews={project.reviews} isSample={project.isSample} />
    </Stack>
  );
}
