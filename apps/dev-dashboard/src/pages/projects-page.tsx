import { projectQueries, useDataClient } from '@showcase/data';
import { projectForm } from '@showcase/data/schemas';
import { useLazyImport } from '@showcase/kit/loading';
import { OwnProjects } from '../features/own-projects/own-projects.tsx';
import { ItemsPage } from '../shared/item-form/items-page.tsx';
import { useEditedItem } from '../shared/use-edited-item.ts';

export function ProjectsPage() {
  const queries = projectQueries(useDataClient());
  const edited = useEditedItem();
  const dialog = useLazyImport({
    name: 'project form',
    load: () =>
      import('../features/project-form/project-dialog.tsx').then((code) => code.ProjectDialog),
    enabled: edited.editedId !== null,
  });
  return (
    <ItemsPage
      kind="project"
      subtitle="Add the work you want clients to see."
      edited={edited}
      dialog={dialog}
      getItemQuery={(id) => queries.own(id, projectForm.columns)}
      List={OwnProjects}
    />
  );
}
