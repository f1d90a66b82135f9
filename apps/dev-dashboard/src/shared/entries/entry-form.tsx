import { Button, Notice, Stack, tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type EntryFormProps = {
  label: string;
  addLabel: string;
  error: string | undefined;
  isEditing: boolean;
  onAdd: () => void;
  onClear: () => void;
  children: ReactNode;
};

/** The fields of one entry; it is part of a longer form, so Enter does not send that. */
export function EntryForm(props: EntryFormProps) {
  const { label, addLabel, error, isEditing, onAdd, onClear, children } = props;
  return (
    <Frame role="group" aria-label={label}>
      {children}
      {error && <Notice variant="danger">{error}</Notice>}
      <Stack direction="row" gap={2}>
        <Button onClick={onAdd}>{isEditing ? 'Keep changes' : addLabel}</Button>
        {isEditing && (
          <Button variant="ghost" onClick={onClear}>
            Leave as it was
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
