import { Button, isKey, Notice, Stack, tokens } from '@showcase/ui';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';

type EntryFormProps = {
  label: string;
  addLabel: string;
  error: string | undefined;
  isEditing: boolean;
  onAdd: () => void;
  onClear: () => void;
  /** For optional entries: the form is closed until the user clicks Add. */
  opening?: Opening;
  openerRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

type Opening = {
  isOpen: boolean;
  onOpen: () => void;
  /** Why no more entries can be added. */
  fullText?: string | undefined;
};

/** The fields of one entry inside a longer form. Enter adds the entry and does not submit that form. */
export function EntryForm(props: EntryFormProps) {
  const { label, addLabel, error, isEditing, onAdd, onClear, opening, openerRef, children } = props;
  if (opening && !opening.isOpen) {
    return (
      <Stack direction="row" gap={3} align="center">
        <Button ref={openerRef} onClick={opening.onOpen} disabled={opening.fullText !== undefined}>
          {addLabel}
        </Button>
        {opening.fullText}
      </Stack>
    );
  }
  const addOnEnter = (event: KeyboardEvent) => {
    const isInInput = event.target instanceof HTMLInputElement;
    if (!isKey(event, 'Enter') || !isInInput || event.defaultPrevented) return;
    event.preventDefault();
    onAdd();
  };
  return (
    <Frame role="group" aria-label={label} onKeyDown={addOnEnter}>
      {children}
      {error && <Notice variant="danger">{error}</Notice>}
      <Stack direction="row" gap={2}>
        <Button onClick={onAdd}>{isEditing ? 'Keep changes' : addLabel}</Button>
        {(isEditing || opening) && (
          <Button variant="ghost" onClick={onClear}>
            {isEditing ? 'Discard changes' : 'Cancel'}
          </Button>
        )}
      </Stack>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.sunken};
`;
