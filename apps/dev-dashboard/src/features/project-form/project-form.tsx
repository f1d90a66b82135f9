import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient, type OwnProject } from '@showcase/data';
import { projectSchema, type ProjectValues } from '@showcase/data/schemas';
import { isolated, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useValidatedForm } from '../../shared/validated-form/use-validated-form.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { useDraftAutosave } from '../../shared/draft/use-draft-autosave.ts';
import { DraftNotice } from '../../shared/item-form/draft-notice.tsx';
import { SaveFooter } from '../../shared/item-form/save-footer.tsx';
import { useItemSave } from '../../shared/item-form/use-item-save.ts';
import { useSections } from '../../shared/item-form/use-sections.ts';
import { useNotify } from '../../shared/notify-context.ts';
import { ConflictDialog } from '../../shared/saving/conflict-dialog.tsx';
import { DiscardNotice } from '../../shared/saving/discard-notice.tsx';
import { getVersionRows } from '../../shared/saving/get-version-rows.ts';
import { INITIALLY_OPEN, ProjectFields, SECTIONS } from './project-fields.tsx';
import {
  BLANK_PROJECT,
  copyProjectValues,
  FIELD_LABELS,
  PROJECT_FIELDS,
  toProjectValues,
  type ProjectField,
} from './project-values.ts';
import { saveProjectForm } from './save-project-form.ts';

const FORM_ID = 'project-form';

type ProjectFormProps = {
  userId: string;
  project: OwnProject | null;
  draft: Draft<ProjectValues, OwnProject> | null;
  draftKey: string;
  onClose: () => void;
};

/** A dialog that creates or edits a project. Unsaved values are stored as a draft. */
export function ProjectForm({ userId, project, draft, draftKey, onClose }: ProjectFormProps) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [base, setBase] = useState(draft?.base ?? project);
  const [id, setId] = useState(() => draft?.id ?? base?.id ?? crypto.randomUUID());
  const [isDraftRestored, setIsDraftRestored] = useState(draft !== null);
  const [discarded, setDiscarded] = useState<Draft<ProjectValues, OwnProject> | null>(null);
  const form = useValidatedForm<ProjectValues>({
    resolver: zodResolver(projectSchema),
    defaultValues: draft?.values ?? (base ? toProjectValues(base) : BLANK_PROJECT),
  });
  const clearDraft = useDraftAutosave({ key: draftKey, id, base, form });
  const sections = useSections({
    form,
    sections: SECTIONS,
    initiallyOpen: INITIALLY_OPEN,
    fieldOrder: PROJECT_FIELDS,
  });
  const saving = useItemSave<OwnProject, ProjectValues, ProjectField>(
    'Error saving project:',
    (save) => saveProjectForm(client, userId, save),
  );

  const save = (values: ProjectValues, from: OwnProject | null, saveId = id) =>
    saving.mutate(
      { id: saveId, base: from, values },
      {
        onSuccess: (outcome) => {
          if (outcome.state === 'conflict') return;
          clearDraft();
          void queryClient.invalidateQueries({ queryKey: ['projects'] });
          notify({ kind: 'success', text: isolated`“${values.title}” saved` });
          onClose();
        },
      },
    );
  const submit = form.handleSubmit((values) => save(values, base), sections.focusFirstError);
  const resetTo = (row: OwnProject | null) => {
    setBase(row);
    setId(row?.id ?? crypto.randomUUID());
    form.reset(row ? toProjectValues(row) : BLANK_PROJECT);
    clearDraft();
    setIsDraftRestored(false);
    saving.reset();
  };
  const startOver = () => {
    setDiscarded({ id, base, values: form.getValues() });
    resetTo(project);
  };
  const undoStartOver = (from: Draft<ProjectValues, OwnProject>) => {
    setDiscarded(null);
    setBase(from.base);
    setId(from.id);
    form.reset(from.values, { keepDefaultValues: true });
  };
  const saveAsNew = () => {
    const newId = crypto.randomUUID();
    setBase(null);
    setId(newId);
    form.reset(copyProjectValues(form.getValues()), { keepDefaultValues: true });
    void form.handleSubmit((values) => save(values, null, newId), sections.focusFirstError)();
  };
  const conflict = saving.data?.state === 'conflict' ? saving.data : null;

  return (
    <Dialog
      isOpen
      onOpenChange={() => !saving.isPending && onClose()}
      size="l"
      title={project ? 'Edit Project' : 'Add New Project'}
      footer={
        <SaveFooter
          formId={FORM_ID}
          saveLabel={project ? 'Update Project' : 'Create Project'}
          error={saving.error}
          isSaving={saving.isPending}
          onCancel={onClose}
          onCancelUpload={saving.cancelUpload}
          onSaveAsNew={saveAsNew}
        />
      }
    >
      <FormProvider {...form}>
        <form
          id={FORM_ID}
          tabIndex={-1}
          onSubmit={(event) => void submit(event)}
          noValidate
          aria-label="Project"
        >
          <Stack gap={5}>
            {isDraftRestored && <DraftNotice onStartOver={startOver} />}
            {discarded && !form.formState.isDirty && (
              <DiscardNotice
                onUndo={() => undoStartOver(discarded)}
                onEnd={() => setDiscarded(null)}
              />
            )}
            <ProjectFields sections={sections} progress={saving.progress} />
          </Stack>
        </form>
      </FormProvider>
      {conflict && (
        <ConflictDialog
          rows={getVersionRows(
            FIELD_LABELS,
            form.getValues(),
            toProjectValues(conflict.theirs),
            conflict.conflictingFields,
          )}
          isBusy={saving.isPending}
          {...(base === null && { onSaveAsNew: saveAsNew })}
          onKeepMyVersion={() => save(conflict.merged, conflict.theirs)}
          onLoadSavedVersion={() => resetTo(conflict.theirs)}
          onClose={() => saving.reset()}
        />
      )}
    </Dialog>
  );
}
