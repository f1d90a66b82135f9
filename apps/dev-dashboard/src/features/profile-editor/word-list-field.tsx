import type { ProfileValues } from '@showcase/data/schemas';
import { Button, Chip, Field, TextInput } from '@showcase/ui';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { messageIn } from '../../shared/entries/message-in.ts';
import { useFilledHint } from './filled/use-filled-hint.tsx';
import { AddRow, ChipWrap } from './profile-editor.styles.ts';

type WordListFieldProps = {
  name: 'skills' | 'languages';
  /** Where the form has a word until it is added: a draft keeps it, and saving adds it. */
  typedName: 'newSkill' | 'newLanguage';
  label: string;
  /** One of them. */
  noun: string;
  listLabel: string;
  placeholder: string;
  max: number;
  /** The list with one more. */
  withWord: (words: readonly string[], typed: string) => string[];
};

/** A list of words; blank and known ones are ignored. A word is added by Enter, by the button, and by leaving the field. */
export function WordListField(props: WordListFieldProps) {
  const { name, typedName, label, noun, listLabel, placeholder, max, withWord } = props;
  const list = useController<ProfileValues, typeof name>({ name });
  const typed = useController<ProfileValues, typeof typedName>({ name: typedName });
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const hintOf = useFilledHint();
  const words = list.field.value;
  const isFull = words.length >= max;

  const add = () => {
    if (typed.field.value === '') return;
    list.field.onChange(withWord(words, typed.field.value));
    typed.field.onChange('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const addOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Saving adds it too; the list would grow and move the button away before the click.
    const isSaving = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
    if (!isSaving && !currentTarget.contains(relatedTarget)) add();
  };
  const remove = (index: number) => {
    flushSync(() => list.field.onChange(words.toSpliced(index, 1)));
    const neighbor = chips.current?.children[index] ?? chips.current?.lastElementChild;
    (neighbor?.querySelector('button') ?? input.current)?.focus();
  };

  return (
    <div>
      <Field
        label={label}
        error={messageIn(list.fieldState.error)}
        hint={hintOf(name, isFull ? `You have reached ${max} ${noun}s.` : 'Press Enter to add one')}
      >
        <AddRow onBlur={addOnLeave}>
          <TextInput
            ref={(element) => {
              input.current = element;
              list.field.ref(element);
            }}
            value={typed.field.value}
            maxLength={50}
            disabled={isFull}
            placeholder={placeholder}
            onChange={(event) => typed.field.onChange(event.currentTarget.value)}
            onKeyDown={addOnEnter}
          />
          <Button onClick={add} disabled={isFull || typed.field.value.trim() === ''}>
            Add {noun}
          </Button>
        </AddRow>
      </Field>
      {words.length > 0 && (
        <ChipWrap ref={chips} aria-label={listLabel}>
          {words.map((word, index) => (
            <li key={word}>
              <Chip removeLabel={`Remove ${word}`} onRemove={() => remove(index)}>
                {word}
              </Chip>
            </li>
          ))}
        </ChipWrap>
      )}
    </div>
  );
}
