import type { ProfileValues } from '@showcase/data/schemas';
import { Button, Chip, Field, TextInput } from '@showcase/ui';
import { useState, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useFilledHint } from './filled/use-filled-hint.tsx';
import { AddRow, ChipWrap } from './profile-editor.styles.ts';

type WordsFieldProps = {
  name: 'skills' | 'languages';
  label: string;
  /** One of them. */
  noun: string;
  listLabel: string;
  placeholder: string;
  most: number;
};

/** A list of words; blank and known ones are ignored. */
export function WordsField({ name, label, noun, listLabel, placeholder, most }: WordsFieldProps) {
  const { field } = useController<ProfileValues, typeof name>({ name });
  const { value: words, onChange, ref } = field;
  const [draft, setDraft] = useState('');
  const hintOf = useFilledHint();
  const isFull = words.length >= most;

  const add = () => {
    onChange(withWord(words, draft));
    setDraft('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div>
      <Field
        label={label}
        hint={hintOf(
          name,
          isFull ? `You have reached ${most} ${noun}s.` : 'Press Enter to add one',
        )}
      >
        <AddRow>
          <TextInput
            ref={ref}
            value={draft}
            maxLength={50}
            disabled={isFull}
            placeholder={placeholder}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={addOnEnter}
          />
          <Button onClick={add} disabled={isFull || draft.trim() === ''}>
            Add {noun}
          </Button>
        </AddRow>
      </Field>
      {words.length > 0 && (
        <ChipWrap aria-label={listLabel}>
          {words.map((word) => (
            <li key={word}>
              <Chip
                removeLabel={`Remove ${word}`}
                onRemove={() => onChange(words.filter((one) => one !== word))}
              >
                {word}
              </Chip>
            </li>
          ))}
        </ChipWrap>
      )}
    </div>
  );
}

/** The list with one more word; blank and known ones are ignored, whatever their case. */
export function withWord(words: readonly string[], draft: string): string[] {
  const word = draft.trim().replace(/\s+/g, ' ');
  const isKnown = words.some((one) => one.toLowerCase() === word.toLowerCase());
  return word === '' || isKnown ? [...words] : [...words, word];
}
