import { projectQueries, useDataClient, useItem, type OwnProject } from '@showcase/data';
import type { ProjectValues } from '@showcase/data/schemas';
import { draftName } from '../../shared/draft/draft.ts';
import { useStoredDraft } from '../../shared/draft/use-stored-draft.ts';
import { LoadingDialog } from '../../shared/item-form/loading-dialog.tsx';
import { BLANK_PROJECT } from './project-values.ts';
import { ProjectForm } from './project-form.tsx';

/** `projectId` is 'new' for a project that is not stored yet. */
type ProjectDialogProps = { userId: string; projectId: string; onClose: () => void };

export function ProjectDialog({ userId, projectId, onClose }: ProjectDialogProps) {
  const isNew = projectId === 'new';
  const stored = useStoredDraft<ProjectValues, OwnProject>(
    draftName(userId, 'project', projectId),
    BLANK_PROJECT,
  );
  const project = useItem({ ...projectQueries(useDataClient()).own(projectId), enabled: !isNew });

  const isPending = stored === undefined || (!isNew && project.isPending);
  const isMissing = !isNew && !project.data && !stored?.draft;
  // A new form is there in a moment, and takes the focus once.
  if (isNew && stored === undefined) return null;
  if (isPending || isMissing) {
    return (
      <LoadingDialog
        title="Edit Project"
        isPending={isPending}
        error={project.error}
        onRetry={project.retry}
        onClose={onClose}
      />
    );
  }
  return (
    <ProjectForm
      userId={userId}
      project={project.data}
      draft={stored.draft}
      draftKey={stored.key}
      onClose={onClose}
    />
  );
}
