import { Button, Notice, SearchInput, tokens } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { Hint } from '../panel/panel.styles.ts';
import { StorageEntry } from './storage-entry.tsx';
import {
  clearStoredItems,
  deleteStoredItem,
  filterItems,
  readStoredItems,
  writeStoredItem,
} from './stored-items.ts';

/** The site's stored items, to search, copy, edit and delete. */
export function StorageTab() {
  const [items, setItems] = useState(readStoredItems);
  const [search, setSearch] = useState('');
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const matches = filterItems(items, search);

  function refresh(isSuccess: boolean) {
    setHasFailed(!isSuccess);
    setItems(readStoredItems());
    return isSuccess;
  }

  return (
    <Column>
      <Toolbar>
        <SearchInput
          label="Search local storage"
          placeholder="Search keys and values..."
          value={search}
          onValueChange={setSearch}
        />
        <Button onClick={() => refresh(true)}>Refresh</Button>
        <Button
          variant="danger"
          disabled={items.length === 0}
          onClick={() => setIsConfirmOpen(true)}
        >
          Clear all
        </Button>
      </Toolbar>
      {hasFailed && (
        <Notice variant="danger">
          The browser blocked the change. Check its storage settings and try again.
        </Notice>
      )}
      {items.length === 0 && <Hint>Local storage is empty.</Hint>}
      {items.length > 0 && matches.length === 0 && <Hint>No items match your search.</Hint>}
      <Items>
        {matches.map((item) => (
          <StorageEntry
            key={item.key}
            item={item}
            onSave={(value) => refresh(writeStoredItem({ key: item.key, value }))}
            onDelete={() => refresh(deleteStoredItem(item.key))}
          />
        ))}
      </Items>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title="This will clear all local storage items. Are you sure?"
        confirmLabel="Clear all"
        onConfirm={() => {
          setIsConfirmOpen(false);
          refresh(clearStoredItems());
        }}
      />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > :first-child {
    flex: 1 1 200px;
  }
`;

const Items = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  padding: 0;
  list-style: none;
`;
