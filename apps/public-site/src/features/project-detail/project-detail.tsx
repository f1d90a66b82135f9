import { toPlainText } from '@showcase/kit/plain-text';
import { Container, tokens } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '../../shared/page-head.tsx';
import { ProjectHero } from './project-hero.tsx';
import { ProjectOverview } from './project-overview.tsx';
import { ProjectSidebar } from './project-sidebar.tsx';
import type { ProjectView } from './project-view.ts';

type ProjectDetailProps = {
  project: ProjectView;
  gallery: ReactNode;
  videos: ReactNode;
  code: ReactNode;
};

/** A project with its tabs, real or sample. */
export function ProjectDetail({ project, gallery, videos, code }: ProjectDetailProps) {
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
        isIndexed={!project.isSample}
      />
      <ProjectHero project={project} />
      <ProjectLayout
        main={<Tabs label="About this project" tabs={tabs} />}
        aside={<ProjectSidebar project={project} />}
      />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[10]};
  padding-block-end: ${tokens.space[20]};

  ${tokens.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${tokens.space[12]};
    align-items: start;
  }
`;

/** Text on the left, facts on the right; stacked on narrow screens. */
export function ProjectLayout({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <Container as={Columns}>
      <div>{main}</div>
      <aside aria-label="About this project">{aside}</aside>
    </Container>
  );
}
