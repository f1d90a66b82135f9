import type { DataError } from '@showcase/data/client';
import { useItem } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import type { LazyComponent } from '@showcase/kit/loading';
import { Button, PageHeader, Stack } from '@showcase/ui';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import type { ComponentType } from 'react';
import type { useEditedItem } from '../use-edited-item.ts';
import type { ItemDialogProps } from './item-dialog.tsx';
import { getNoun } from './item-kind.ts';

type ItemsPageProps<Row, Key extends QueryKey> = {
  kind: 'project' | 'service';
  subtitle: string;
  edited: ReturnType<typeof useEditedItem>;
  Form: LazyComponent<ItemDialogProps<Row>>;
  isFormLoading: boolean;
  getItemQuery: (id: string) => UseQueryOptions<Row | null, DataError, Row | null, Key>;
  List: ComponentType<ItemListProps>;
};

type ItemListProps = {
  userId: string;
  /** Id of the item whose form is loading, or 'new'. */
  openingId: string | null;
  onEdit: (id: string) => void;
};

/** The user's projects or services, with the form of the one in the URL. */
export function ItemsPage<Row, Key extends QueryKey>(props: ItemsPageProps<Row, Key>) {
  const { kind, subtitle, edited, Form, isFormLoading, getItemQuery, List } = props;
  const { editedId, edit, close } = edited;
  const { user } = useUser();
  const isStored = editedId !== null && editedId !== 'new';
  const item = useItem({ ...getItemQuery(editedId ?? 'new'), enabled: isStored });
  const isItemLoading = isStored && item.isPending;
  const openingId = isFormLoading || isItemLoading ? editedId : null;
  const noun = getNoun({ name: kind });
  return (
    <>
      <title>{`My ${noun}s · Bolt Showcase`}</title>
      <PageHeader
        title={`My ${noun}s`}
        subtitle={subtitle}
        actions={
          <Button variant="primary" isBusy={openingId === 'new'} onClick={() => edit('new')}>
            <Plus aria-hidden />
            {`Add New ${noun}`}
          </Button>
        }
      />
      <Stack gap={6}>
        {user && editedId && !isItemLoading && (
          <Form key={editedId} userId={user.id} itemId={editedId} item={item} onClose={close} />
        )}
        {user && <List userId={user.id} openingId={openingId} onEdit={edit} />}
      </Stack>
    </>
  );
}
