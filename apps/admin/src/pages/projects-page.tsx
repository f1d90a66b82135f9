import { ButtonLink, PageHeader } from '@showcase/ui';
import { ProjectList } from '../features/projects/project-list.tsx';

const TITLE = 'Manage Projects';

export function ProjectsPage() {
  return (
    <>
      <title>Manage Projects · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="All published projects, newest first."
        actions={<ButtonLink href="/dashboard/admin/projects/synonyms">Search synonyms</ButtonLink>}
      />
      <ProjectList title={TITLE} />
    </>
  );
}
