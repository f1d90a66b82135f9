import { useUser } from '@showcase/data';
import { Button, PageHeader } from '@showcase/ui';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { OwnProjects } from '../features/own-projects/own-projects.tsx';
import { useEditedItem } from '../shared/use-edited-item.ts';

const ProjectDialog = lazy(() =>
  import('../features/project-form/project-dialog.tsx').then((module) => ({
    default: module.ProjectDialog,
  })),
);

export function ProjectsPage() {
  const { user } = useUser();
  const { edited, edit, close } = useEditedItem();
  return (
    <>
      <title>My Projects · Bolt Showcase</title>
      <PageHeader
        title="My Projects"
        subtitle="The work that visitors see on your profile."
        actions={
          <Button variant="primary" onClick={() => edit('new')}>
            <Plus aria-hidden />
            Add New Project
          </Button>
        }
      />
      {user && <OwnProjects userId={user.id} onEdit={edit} />}
      {user && edited && (
        <Suspense>
          <ProjectDialog key={edited} userId={user.id} projectId={edited} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
