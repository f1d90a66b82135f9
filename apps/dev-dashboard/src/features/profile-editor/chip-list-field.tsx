import type { ProfileValues } from '@showcase/data/schemas';
import { Button, Chip, Field, isKey, TextInput } from '@showcase/ui';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { findErrorMessage } from '../../shared/entries/find-error-message.ts';
import { useFilledHint } from './filled/use-filled-hint.tsx';
import { AddRow, ChipList } from './profile-editor.styles.ts';

type ChipListFieldProps = {
  name: 'skills' | 'languages';
  /** Form field with the typed text before it is added. It is saved in drafts, and added on save. */
  inputName: 'newSkill' | 'newLanguage';
  label: string;
  /** Singular name of an item. */
  noun: string;
  listLabel: string;
  placeholder: string;
  max: number;
  /** Precedes the hint on how to add an item. */
  hint?: string;
  /** Returns the list with the typed item added. */
  withItem: (items: readonly string[], typed: string) => string[];
};

/** A list of chips. Enter, the button and leaving the field add the typed item; blank items and duplicates are ignored. */
export function ChipListField(props: ChipListFieldProps) {
  const { name, inputName, label, noun, listLabel, placeholder, max, hint, withItem } = props;
  const list = useController<ProfileValues, typeof name>({ name });
  const typed = useController<ProfileValues, typeof inputName>({ name: inputName });
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const getHint = useFilledHint();
  const items = list.field.value;
  const isFull = items.length >= max;
  const limitHint = isFull ? `You've reached ${max} ${noun}s.` : 'Press Enter to add one';

  const add = () => {
    if (typed.field.value === '') return;
    list.field.onChange(withItem(items, typed.field.value));
    typed.field.onChange('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (!isKey(event, 'Enter')) return;
    event.preventDefault();
    add();
  };
  const addOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Saving adds the item too. Adding it here would make the list grow and move the button away before the click.
    const isSaving = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
    if (!isSaving && !currentTarget.contains(relatedTarget)) add();
  };
  const remove = (index: number) => {
    flushSync(() => list.field.onChange(items.toSpliced(index, 1)));
    const neighbor = chips.current?.children[index] ?? chips.current?.lastElementChild;
    (neighbor?.querySelector('button') ?? input.current)?.focus();
  };

  return (
    <div>
      <Field
        label={label}
        error={findErrorMessage(list.fieldState.error)}
        hint={getHint(name, hint ? `${hint}. ${limitHint}` : limitHint)}
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
      {items.length > 0 && (
        <ChipList ref={chips} aria-label={listLabel}>
          {items.map((item, index) => (
            <li key={item}>
              <Chip removeLabel={`Remove ${item}`} onRemove={() => remove(index)}>
                {item}
              </Chip>
            </li>
          ))}
        </ChipList>
      )}
    </div>
  );
}
