import { getDraftName } from '../draft/draft.ts';
import { useStoredDraft } from '../draft/use-stored-draft.ts';
import { ItemForm } from './item-form.tsx';
import { getNoun, type Item, type ItemKind } from './item-kind.ts';
import { MissingDialog, type StoredItem } from './missing-dialog.tsx';

export type ItemDialogProps<Row> = {
  userId: string;
  /** 'new' for an item that is not stored yet. */
  itemId: string;
  item: StoredItem<Row>;
  onClose: () => void;
};

/** The form of an item, with its stored draft. */
export function ItemDialog<
  Row extends Item,
  Values extends Record<string, unknown> & { title: string },
>({ kind, userId, itemId, item, onClose }: ItemDialogProps<Row> & { kind: ItemKind<Row, Values> }) {
  const stored = useStoredDraft<Values, Row>(
    getDraftName(userId, kind.name, itemId),
    kind.form.empty,
  );

  // Render nothing while the draft loads, so that the focus moves only once.
  if (!stored) return null;
  if (itemId !== 'new' && !item.data && !stored.draft) {
    const title = `Edit ${getNoun(kind)}`;
    return (
      <MissingDialog title={title} error={item.error} onRetry={item.refetch} onClose={onClose} />
    );
  }
  return (
    <ItemForm
      kind={kind}
      userId={userId}
      item={item.data}
      draft={stored.draft}
      draftKey={stored.key}
      onClose={onClose}
    />
  );
}
