import { Button, Field, IconButton, tokens } from '@showcase/ui';
import { Textarea } from '@showcase/ui/controls';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../../core/copy-button.tsx';
import { maskTokens } from '../panel/mask.ts';
import { Code } from '../panel/panel.styles.ts';
import type { StoredItem } from './stored-items.ts';

type StorageEntryProps = {
  item: StoredItem;
  /** Returns false if the browser rejects the write. */
  onSave: (value: string) => boolean;
  onDelete: () => void;
};

export function StorageEntry({ item: { key, value }, onSave, onDelete }: StorageEntryProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  const maskedValue = maskTokens(value);

  return (
    <Entry aria-label={key}>
      <Header>
        <Key>{key}</Key>
        {maskedValue !== value && (
          <IconButton
            label={isRevealed ? `Hide ${key}` : `Reveal ${key}`}
            size="s"
            onClick={() => setIsRevealed(!isRevealed)}
          >
            {isRevealed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        )}
        <CopyButton name={key} text={value} />
        <IconButton label={`Edit ${key}`} size="s" onClick={() => setDraft(value)}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${key}`} size="s" onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </Header>
      {draft === null ? (
        <Code tabIndex={0}>{isRevealed ? value : maskedValue}</Code>
      ) : (
        <>
          <Field label={`Value of ${key}`}>
            <Textarea
              autoFocus
              spellCheck={false}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          </Field>
          <Buttons>
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button variant="primary" onClick={() => onSave(draft) && setDraft(null)}>
              Save
            </Button>
          </Buttons>
        </>
      )}
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
`;

const Header = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  font-size: ${tokens.text[14]};
`;

const Key = styled.strong`
  flex: 1;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  justify-content: flex-end;
`;
