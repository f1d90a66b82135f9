import { projectQueries, useDataClient, useItem, useUser } from '@showcase/data';
import { useLazyImport } from '@showcase/kit/loading';
import { Button, PageHeader } from '@showcase/ui';
import { Plus } from 'lucide-react';
import { createElement } from 'react';
import { OwnProjects } from '../features/own-projects/own-projects.tsx';
import { FormFailure } from '../shared/item-form/form-failure.tsx';
import { useEditedItem } from '../shared/use-edited-item.ts';

export function ProjectsPage() {
  const { user } = useUser();
  const { editedId, edit, close } = useEditedItem();
  const form = useLazyImport({
    name: 'project form',
    load: () =>
      import('../features/project-form/project-dialog.tsx').then((code) => code.ProjectDialog),
    enabled: editedId !== null,
  });
  const isStored = editedId !== null && editedId !== 'new';
  const project = useItem({
    ...projectQueries(useDataClient()).own(editedId ?? 'new'),
    enabled: isStored,
  });
  const isOpening = form.isFetching || (isStored && project.isPending);
  const openingId = isOpening ? editedId : null;
  return (
    <>
      <title>My Projects · Bolt Showcase</title>
      <PageHeader
        title="My Projects"
        subtitle="Add the work you want clients to see."
        actions={
          <Button variant="primary" isBusy={openingId === 'new'} onClick={() => edit('new')}>
            <Plus aria-hidden />
            Add New Project
          </Button>
        }
      />
      {editedId && form.isError && <FormFailure onRetry={form.retry} />}
      {user && <OwnProjects userId={user.id} openingId={openingId} onEdit={edit} />}
      {user &&
        editedId &&
        form.data &&
        !isOpening &&
        createElement(form.data, {
          key: editedId,
          userId: user.id,
          projectId: editedId,
          project,
          onClose: close,
        })}
    </>
  );
}
