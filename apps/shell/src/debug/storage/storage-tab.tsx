import { Button, Notice, SearchInput, tokens } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { Hint } from '../panel/panel.styles.ts';
import { StorageEntry } from './storage-entry.tsx';
import {
  clearStoredItems,
  deleteStoredItem,
  matching,
  readStoredItems,
  writeStoredItem,
} from './stored-items.ts';

/** What the browser keeps for this site: to search, copy, edit and delete. */
export function StorageTab() {
  const [items, setItems] = useState(readStoredItems);
  const [search, setSearch] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const found = matching(items, search);

  function change(isDone: boolean) {
    setIsRefused(!isDone);
    setItems(readStoredItems());
    return isDone;
  }

  return (
    <Column>
      <Tools>
        <SearchInput
          label="Search local storage"
          placeholder="Search keys and values..."
          value={search}
          onValueChange={setSearch}
        />
        <Button onClick={() => change(true)}>Refresh</Button>
        <Button variant="danger" disabled={items.length === 0} onClick={() => setIsAsking(true)}>
          Clear all
        </Button>
      </Tools>
      {isRefused && <Notice variant="danger">The browser refused to change its storage.</Notice>}
      {items.length === 0 && <Hint>Local storage is empty.</Hint>}
      {items.length > 0 && found.length === 0 && <Hint>No item matches this search.</Hint>}
      <Items>
        {found.map((item) => (
          <StorageEntry
            key={item.key}
            item={item}
            onSave={(value) => change(writeStoredItem({ key: item.key, value }))}
            onDelete={() => change(deleteStoredItem(item.key))}
          />
        ))}
      </Items>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="This will clear all local storage items. Are you sure?"
        confirmLabel="Clear all"
        onConfirm={() => {
          setIsAsking(false);
          change(clearStoredItems());
        }}
      />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Tools = styled.div`
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
