import { projectQueries, useDataClient, useItem, useUser } from '@showcase/data';
import { useCode } from '@showcase/kit/loading';
import { Button, PageHeader } from '@showcase/ui';
import { Plus } from 'lucide-react';
import { createElement } from 'react';
import { OwnProjects } from '../features/own-projects/own-projects.tsx';
import { FormFailure } from '../shared/item-form/form-failure.tsx';
import { useEditedItem } from '../shared/use-edited-item.ts';

export function ProjectsPage() {
  const { user } = useUser();
  const { edited, edit, close } = useEditedItem();
  const form = useCode({
    name: 'project form',
    load: () =>
      import('../features/project-form/project-dialog.tsx').then((code) => code.ProjectDialog),
    isWanted: edited !== null,
  });
  const isStored = edited !== null && edited !== 'new';
  const project = useItem({
    ...projectQueries(useDataClient()).own(edited ?? 'new'),
    enabled: isStored,
  });
  const isOpening = form.isFetching || (isStored && project.isPending);
  const openingId = isOpening ? edited : null;
  return (
    <>
      <title>My Projects · Bolt Showcase</title>
      <PageHeader
        title="My Projects"
        subtitle="The work that visitors see on your profile."
        actions={
          <Button variant="primary" isBusy={openingId === 'new'} onClick={() => edit('new')}>
            <Plus aria-hidden />
            Add New Project
          </Button>
        }
      />
      {edited && form.isError && <FormFailure onRetry={form.retry} />}
      {user && <OwnProjects userId={user.id} openingId={openingId} onEdit={edit} />}
      {user &&
        edited &&
        form.data &&
        !isOpening &&
        createElement(form.data, {
          key: edited,
          userId: user.id,
          projectId: edited,
          project,
          onClose: close,
        })}
    </>
  );
}
