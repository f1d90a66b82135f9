import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient, type OwnService } from '@showcase/data';
import { serviceSchema, type ServiceValues } from '@showcase/data/schemas';
import { Button, isolated, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useCheckedForm } from '../../shared/checked-form/use-checked-form.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { useKeepDraft } from '../../shared/draft/use-keep-draft.ts';
import { DraftNotice } from '../../shared/item-form/draft-notice.tsx';
import { SaveFooter } from '../../shared/item-form/save-footer.tsx';
import { useItemSave } from '../../shared/item-form/use-item-save.ts';
import { useSections } from '../../shared/item-form/use-sections.ts';
import { useNotify } from '../../shared/notify-context.ts';
import { ConflictDialog } from '../../shared/saving/conflict-dialog.tsx';
import { DiscardNotice } from '../../shared/saving/discard-notice.tsx';
import { versionsOf } from '../../shared/saving/versions-of.ts';
import { saveServiceForm } from './save-service-form.ts';
import { OPEN_AT_FIRST, SECTIONS, ServiceFields } from './service-fields.tsx';
import { ServicePreview } from './service-preview.tsx';
import {
  BLANK_SERVICE,
  copyOf,
  FIELD_LABELS,
  SERVICE_FIELDS,
  valuesOf,
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

/** A new service, or edits of one, in a dialog. What is typed is kept until it is saved. */
export function ServiceForm({ userId, service, draft, draftKey, onClose }: ServiceFormProps) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [base, setBase] = useState(draft?.base ?? service);
  const [id, setId] = useState(() => draft?.id ?? base?.id ?? crypto.randomUUID());
  const [isRestored, setIsRestored] = useState(draft !== null);
  const [discarded, setDiscarded] = useState<Draft<ServiceValues, OwnService> | null>(null);
  const [isPreview, setIsPreview] = useState(false);
  const form = useCheckedForm<ServiceValues>({
    resolver: zodResolver(serviceSchema),
    defaultValues: draft?.values ?? (base ? valuesOf(base) : BLANK_SERVICE),
  });
  const forgetDraft = useKeepDraft({ key: draftKey, id, base, form });
  const sections = useSections({
    form,
    sections: SECTIONS,
    openAtFirst: OPEN_AT_FIRST,
    order: SERVICE_FIELDS,
  });
  const saving = useItemSave<OwnService, ServiceValues, ServiceField>(
    'Error saving service:',
    (save) => saveServiceForm(client, userId, save),
  );

  const save = (values: ServiceValues, from: OwnService | null, as = id) =>
    saving.mutate(
      { id: as, base: from, values },
      {
        onSuccess: (outcome) => {
          if (outcome.state === 'conflict') return;
          forgetDraft();
          void queryClient.invalidateQueries({ queryKey: ['services'] });
          notify({ kind: 'success', text: isolated`“${values.title}” is saved` });
          onClose();
        },
      },
    );
  const submit = form.handleSubmit((values) => save(values, base), sections.showFirst);
  const startFrom = (row: OwnService | null) => {
    setBase(row);
    setId(row?.id ?? crypto.randomUUID());
    form.reset(row ? valuesOf(row) : BLANK_SERVICE);
    forgetDraft();
    setIsRestored(false);
    saving.reset();
  };
  const startOver = () => {
    setDiscarded({ id, base, values: form.getValues() });
    startFrom(service);
  };
  const undoStartOver = (from: Draft<ServiceValues, OwnService>) => {
    setDiscarded(null);
    setBase(from.base);
    setId(from.id);
    form.reset(from.values, { keepDefaultValues: true });
  };
  const saveAsNew = () => {
    const fresh = crypto.randomUUID();
    setBase(null);
    setId(fresh);
    form.reset(copyOf(form.getValues()), { keepDefaultValues: true });
    void form.handleSubmit((values) => save(values, null, fresh), sections.showFirst)();
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
            {isRestored && <DraftNotice onStartOver={startOver} />}
            {discarded && !form.formState.isDirty && (
              <DiscardNotice
                onUndo={() => undoStartOver(discarded)}
                onEnd={() => setDiscarded(null)}
              />
            )}
            <Stack direction="row" justify="end">
              <Button size="s" aria-expanded={isPreview} onClick={() => setIsPreview(!isPreview)}>
                {isPreview ? 'Hide Preview' : 'Preview'}
              </Button>
            </Stack>
            {isPreview && <ServicePreview />}
            <ServiceFields sections={sections} progress={saving.progress} />
          </Stack>
        </form>
      </FormProvider>
      {conflict && (
        <ConflictDialog
          rows={versionsOf(
            FIELD_LABELS,
            form.getValues(),
            valuesOf(conflict.theirs),
            conflict.disputed,
          )}
          isBusy={saving.isPending}
          {...(base === null && { onSaveAsNew: saveAsNew })}
          onKeepMine={() => save(conflict.merged, conflict.theirs)}
          onTakeTheirs={() => startFrom(conflict.theirs)}
          onClose={() => saving.reset()}
        />
      )}
    </Dialog>
  );
}
