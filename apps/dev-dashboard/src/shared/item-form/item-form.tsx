import { ConflictDialog, getVersionRows } from '@showcase/kit/saving';
import { Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { FormProvider } from 'react-hook-form';
import { DiscardNotice } from '../saving/discard-notice.tsx';
import { DraftNotice } from '../draft/draft-notice.tsx';
import { getNoun, type Item } from './item-kind.ts';
import { SaveFooter } from './save-footer.tsx';
import { useItemEdits, type ItemFormProps } from './use-item-edits.ts';

/** A dialog that creates or edits a project or a service. Unsaved values are stored as a draft. */
export function ItemForm<
  Row extends Item,
  Values extends Record<string, unknown> & { title: string },
>(props: ItemFormProps<Row, Values>) {
  const { kind, item, onClose } = props;
  const { Fields, form: definition, toValues } = kind;
  const edits = useItemEdits(props);
  const { form, base, saving, conflict, undoStartOver, saveAsNew } = edits;
  const noun = getNoun(kind);
  const formId = `${kind.name}-form`;
  return (
    <Dialog
      isOpen
      onOpenChange={() => !saving.isPending && onClose()}
      size="l"
      title={item ? `Edit ${noun}` : `Add New ${noun}`}
      footer={
        <SaveFooter
          formId={formId}
          saveLabel={item ? `Update ${noun}` : `Create ${noun}`}
          error={saving.error}
          retryAt={saving.retryAt}
          isSaving={saving.isPending}
          onCancel={onClose}
          onCancelUpload={saving.cancelUpload}
          onSaveAsNew={saveAsNew}
        />
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          tabIndex={-1}
          onSubmit={(event) => void edits.submit(event)}
          noValidate
          aria-label={noun}
        >
          <Stack gap={5}>
            {edits.isDraftRestored && <DraftNotice onStartOver={edits.startOver} />}
            {undoStartOver && <DiscardNotice onUndo={undoStartOver} onEnd={edits.clearDiscarded} />}
            <Fields sections={edits.sections} progress={saving.progress} />
          </Stack>
        </form>
      </FormProvider>
      {conflict && (
        <ConflictDialog
          rows={getVersionRows(
            definition.labels,
            form.getValues(),
            toValues(conflict.theirs),
            conflict.conflictingFields,
          )}
          isBusy={saving.isPending}
          {...(base === null && { onSaveAsNew: saveAsNew })}
          onKeepMyVersion={() => edits.save(conflict.merged, conflict.theirs)}
          onLoadSavedVersion={() => edits.resetTo(conflict.theirs)}
          onClose={() => saving.reset()}
        />
      )}
    </Dialog>
  );
}
