import { useUser } from '@showcase/data';
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
  return (
    <>
      <title>My Projects · Bolt Showcase</title>
      <PageHeader
        title="My Projects"
        subtitle="The work that visitors see on your profile."
        actions={
          <Button
            variant="primary"
            isBusy={edited !== null && form.isFetching}
            onClick={() => edit('new')}
          >
            <Plus aria-hidden />
            Add New Project
          </Button>
        }
      />
      {edited && form.isError && <FormFailure onRetry={() => void form.refetch()} />}
      {user && <OwnProjects userId={user.id} onEdit={edit} />}
      {user &&
        edited &&
        form.data &&
        createElement(form.data, {
          key: edited,
          userId: user.id,
          projectId: edited,
          onClose: close,
        })}
    </>
  );
}
