import { bidi, IconButton, tokens } from '@showcase/ui';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

type EntryListProps<Entry> = {
  label: string;
  entries: readonly Entry[];
  /** The entry's name in the labels of its buttons. */
  getName: (entry: Entry) => string;
  children: (entry: Entry) => ReactNode;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
  /** Moves the focus after the last entry is removed. */
  onEmptied: () => void;
};

/** The entries added so far. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { label, entries, getName, children, onEdit, onRemove, onEmptied } = props;
  const listRef = useRef<HTMLUListElement>(null);
  if (entries.length === 0) return null;
  const remove = (index: number) => {
    flushSync(() => onRemove(index));
    const neighbor = listRef.current?.children[index] ?? listRef.current?.lastElementChild;
    const button = neighbor?.querySelector<HTMLElement>('button:last-of-type');
    if (button) button.focus();
    else onEmptied();
  };
  return (
    <List ref={listRef} aria-label={label}>
      {entries.map((entry, index) => (
        <Item key={`${getName(entry)}-${index}`}>
          <Text>{children(entry)}</Text>
          <IconButton size="s" label={bidi`Edit ${getName(entry)}`} onClick={() => onEdit(index)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton size="s" label={bidi`Remove ${getName(entry)}`} onClick={() => remove(index)}>
            <X aria-hidden />
          </IconButton>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: start;
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};

  > button {
    flex: none;
  }
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;

  strong {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.semibold};
  }
`;
