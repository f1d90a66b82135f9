import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient, type OwnService } from '@showcase/data';
import { serviceSchema, type ServiceValues } from '@showcase/data/schemas';
import { Button, isolated, Stack } from '@showcase/ui';
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
import { saveServiceForm } from './save-service-form.ts';
import { INITIALLY_OPEN, SECTIONS, ServiceFields } from './service-fields.tsx';
import { ServicePreview } from './service-preview.tsx';
import {
  BLANK_SERVICE,
  copyServiceValues,
  FIELD_LABELS,
  SERVICE_FIELDS,
  toServiceValues,
  type ServiceField,
} from './service-values.ts';

const FORM_ID = 'service-form';

type ServiceFormProps = {
  userId: string;
  service: OwnService | null;
  draft: Draft<ServiceValues, OwnService> | null;
  draftKey: string;
  onClose: () => void;
};

/** A dialog that creates or edits a service. Unsaved values are stored as a draft. */
export function ServiceForm({ userId, service, draft, draftKey, onClose }: ServiceFormProps) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [base, setBase] = useState(draft?.base ?? service);
  const [id, setId] = useState(() => draft?.id ?? base?.id ?? crypto.randomUUID());
  const [isDraftRestored, setIsDraftRestored] = useState(draft !== null);
  const [discarded, setDiscarded] = useState<Draft<ServiceValues, OwnService> | null>(null);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const form = useValidatedForm<ServiceValues>({
    resolver: zodResolver(serviceSchema),
    defaultValues: draft?.values ?? (base ? toServiceValues(base) : BLANK_SERVICE),
  });
  const clearDraft = useDraftAutosave({ key: draftKey, id, base, form });
  const sections = useSections({
    form,
    sections: SECTIONS,
    initiallyOpen: INITIALLY_OPEN,
    fieldOrder: SERVICE_FIELDS,
  });
  const saving = useItemSave<OwnService, ServiceValues, ServiceField>(
    'Error saving service:',
    (save) => saveServiceForm(client, userId, save),
  );

  const save = (values: ServiceValues, from: OwnService | null, saveId = id) =>
    saving.mutate(
      { id: saveId, base: from, values },
      {
        onSuccess: (outcome) => {
          if (outcome.state === 'conflict') return;
          clearDraft();
          void queryClient.invalidateQueries({ queryKey: ['services'] });
          notify({ kind: 'success', text: isolated`“${values.title}” saved` });
          onClose();
        },
      },
    );
  const submit = form.handleSubmit((values) => save(values, base), sections.focusFirstError);
  const resetTo = (row: OwnService | null) => {
    setBase(row);
    setId(row?.id ?? crypto.randomUUID());
    form.reset(row ? toServiceValues(row) : BLANK_SERVICE);
    clearDraft();
    setIsDraftRestored(false);
    saving.reset();
  };
  const startOver = () => {
    setDiscarded({ id, base, values: form.getValues() });
    resetTo(service);
  };
  const undoStartOver = (from: Draft<ServiceValues, OwnService>) => {
    setDiscarded(null);
    setBase(from.base);
    setId(from.id);
    form.reset(from.values, { keepDefaultValues: true });
  };
  const saveAsNew = () => {
    const newId = crypto.randomUUID();
    setBase(null);
    setId(newId);
    form.reset(copyServiceValues(form.getValues()), { keepDefaultValues: true });
    void form.handleSubmit((values) => save(values, null, newId), sections.focusFirstError)();
  };
  const conflict = saving.data?.state === 'conflict' ? saving.data : null;

  return (
    <Dialog
      isOpen
      onOpenChange={() => !saving.isPending && onClose()}
      size="l"
      title={service ? 'Edit Service' : 'Add New Service'}
      footer={
        <SaveFooter
          formId={FORM_ID}
          saveLabel={service ? 'Update Service' : 'Create Service'}
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
          aria-label="Service"
        >
          <Stack gap={5}>
            {isDraftRestored && <DraftNotice onStartOver={startOver} />}
            {discarded && !form.formState.isDirty && (
              <DiscardNotice
                onUndo={() => undoStartOver(discarded)}
                onEnd={() => setDiscarded(null)}
              />
            )}
            <Stack direction="row" justify="end">
              <Button
                size="s"
                aria-expanded={isPreviewOpen}
                onClick={() => setIsPreviewOpen(!isPreviewOpen)}
              >
                {isPreviewOpen ? 'Hide Preview' : 'Preview'}
              </Button>
            </Stack>
            {isPreviewOpen && <ServicePreview />}
            <ServiceFields sections={sections} progress={saving.progress} />
          </Stack>
        </form>
      </FormProvider>
      {conflict && (
        <ConflictDialog
          rows={getVersionRows(
            FIELD_LABELS,
            form.getValues(),
            toServiceValues(conflict.theirs),
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
