import type { OwnProject } from '@showcase/data';
import type { ProjectValues } from '@showcase/data/schemas';
import { getDraftName } from '../../shared/draft/draft.ts';
import { useStoredDraft } from '../../shared/draft/use-stored-draft.ts';
import { MissingDialog, type StoredItem } from '../../shared/item-form/missing-dialog.tsx';
import { BLANK_PROJECT } from './project-values.ts';
import { ProjectForm } from './project-form.tsx';

/** `projectId` is 'new' for a project that is not stored yet. */
type ProjectDialogProps = {
  userId: string;
  projectId: string;
  project: StoredItem<OwnProject>;
  onClose: () => void;
};

export function ProjectDialog({ userId, projectId, project, onClose }: ProjectDialogProps) {
  const stored = useStoredDraft<ProjectValues, OwnProject>(
    getDraftName(userId, 'project', projectId),
    BLANK_PROJECT,
  );

  // Render nothing while the draft loads, so that the focus moves only once.
  if (!stored) return null;
  if (projectId !== 'new' && !project.data && !stored.draft) {
    return (
      <MissingDialog
        title="Edit Project"
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
