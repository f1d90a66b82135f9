import { useDataClient } from '@showcase/data/query';
import { bidi } from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { Draft } from '../draft/draft.ts';
import { useDraftAutosave } from '../draft/use-draft-autosave.ts';
import { useNotify } from '@showcase/remote-contract/services';
import { useValidatedForm } from '../validated-form/use-validated-form.ts';
import type { Item, ItemKind } from './item-kind.ts';
import { saveItem } from './save-item.ts';
import { useItemSave } from './use-item-save.ts';
import { useSections } from './use-sections.ts';

type TitledValues = Record<string, unknown> & { title: string };

export type ItemFormProps<Row extends Item, Values extends TitledValues> = {
  kind: ItemKind<Row, Values>;
  userId: string;
  /** Null for a new item. */
  item: Row | null;
  draft: Draft<Values, Row> | null;
  draftKey: string;
  onClose: () => void;
};

/** The form of an item, with drafts, saving, merging, starting over and undo. */
export function useItemEdits<Row extends Item, Values extends TitledValues>(
  props: ItemFormProps<Row, Values>,
) {
  const { kind, userId, item, draft, draftKey, onClose } = props;
  const { form: definition, toValues } = kind;
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [base, setBase] = useState(draft?.base ?? item);
  const [id, setId] = useState(() => draft?.id ?? base?.id ?? crypto.randomUUID());
  const [isDraftRestored, setIsDraftRestored] = useState(draft !== null);
  const [discarded, setDiscarded] = useState<Draft<Values, Row> | null>(null);
  const form = useValidatedForm<Values>({
    resolver: kind.resolver,
    defaultValues: (draft?.values ??
      (base ? toValues(base) : definition.empty)) as DefaultValues<Values>,
  });
  const clearDraft = useDraftAutosave({ key: draftKey, id, base, form });
  const sections = useSections({
    form,
    sections: definition.sections,
    initiallyOpen: kind.initiallyOpen,
    fieldOrder: definition.names,
  });
  const saving = useItemSave<Row, Values, keyof Values & string>(
    `Error saving ${kind.name}:`,
    (save) =>
      saveItem({
        save,
        write: (value) => kind.write(client, userId, value),
        read: () => kind.read(client, save),
        toValues,
      }),
  );

  const save = (values: Values, from: Row | null, saveId = id) =>
    saving.mutate(
      { id: saveId, base: from, values },
      {
        onSuccess: (outcome) => {
          if (outcome.state === 'conflict') return;
          clearDraft();
          void kind.refetch(queryClient);
          notify({ kind: 'success', text: bidi`“${outcome.values.title}” saved` });
          onClose();
        },
      },
    );
  const resetTo = (row: Row | null) => {
    setBase(row);
    setId(row?.id ?? crypto.randomUUID());
    form.reset(row ? toValues(row) : definition.empty);
    clearDraft();
    setIsDraftRestored(false);
    saving.reset();
  };
  const undoStartOver = (from: Draft<Values, Row>) => {
    setDiscarded(null);
    setBase(from.base);
    setId(from.id);
    form.reset(from.values, { keepDefaultValues: true });
  };

  return {
    form,
    base,
    saving,
    save,
    resetTo,
    sections,
    submit: form.handleSubmit((values) => save(values, base), sections.focusFirstError),
    isDraftRestored,
    startOver: () => {
      setDiscarded({ id, base, values: form.getValues() });
      resetTo(item);
    },
    /** Available after Start over, until the user makes new edits or the notice expires. */
    undoStartOver: discarded && !form.formState.isDirty ? () => undoStartOver(discarded) : null,
    clearDiscarded: () => setDiscarded(null),
    saveAsNew: () => {
      const newId = crypto.randomUUID();
      setBase(null);
      setId(newId);
      form.reset(kind.copyValues(form.getValues()), { keepDefaultValues: true });
      void form.handleSubmit((values) => save(values, null, newId), sections.focusFirstError)();
    },
    conflict: saving.data?.state === 'conflict' ? saving.data : null,
  };
}
