import { projectQueries } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { projectForm } from '@showcase/data/schemas';
import { lazyDialog } from '@showcase/kit/loading';
import { OwnProjects } from '../features/own-projects/own-projects.tsx';
import { ItemsPage } from '../shared/item-form/items-page.tsx';
import { useEditedItem } from '../shared/use-edited-item.ts';

const ProjectDialog = lazyDialog({
  name: 'project form',
  load: () =>
    import('../features/project-form/project-dialog.tsx').then((code) => code.ProjectDialog),
});

export function ProjectsPage() {
  const queries = projectQueries(useDataClient());
  const edited = useEditedItem();
  const { isLoading } = ProjectDialog.usePreload(edited.editedId !== null);
  return (
    <ItemsPage
      kind="project"
      subtitle="Add the work you want clients to see."
      edited={edited}
      Form={ProjectDialog}
      isFormLoading={isLoading}
      getItemQuery={(id) => queries.own(id, projectForm.columns)}
      List={OwnProjects}
    />
  );
}
