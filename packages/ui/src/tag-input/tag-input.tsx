import { Autocomplete } from '@base-ui/react/autocomplete';
import { Chip, isKey, useFieldControl, VisuallyHidden } from '@showcase/ui';
import { useRef, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { addTags, withoutTags } from './add-tags.ts';
import { Suggestions } from './suggestions.tsx';
import { TagFrame, TagItem, TagList, TagText } from './tag-input.styles.ts';
import { useSuggestions } from './use-suggestions.ts';

export type TagInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> & {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** Offered while typing. Other tags are allowed, too. */
  suggestions?: readonly string[];
  /** False if an entry may contain a comma, such as a sentence. */
  splitsAtComma?: boolean;
};

/** Several tags or phrases. Enter, a comma or leaving the field adds one; Backspace in the empty field removes the last. */
export function TagInput({
  value,
  onValueChange,
  suggestions = [],
  splitsAtComma = true,
  onKeyDown,
  onBlur,
  disabled,
  ...rest
}: TagInputProps) {
  const control = useFieldControl();
  const frame = useRef<HTMLDivElement>(null);
  const highlighted = useRef<string>(undefined);
  const { root, close } = useSuggestions();
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');

  const add = (added: string) => {
    const next = addTags(value, splitsAtComma ? added.split(',') : [added]);
    setText('');
    if (next.length === value.length) return;
    setAnnouncement(`Added ${next.slice(value.length).join(', ')}`);
    onValueChange(next);
  };
  const remove = (index: number) => {
    setAnnouncement(`Removed ${value[index]}`);
    onValueChange(value.filter((_, position) => position !== index));
  };
  const focusInput = () => frame.current?.querySelector('input')?.focus();
  const removeByButton = (index: number) => {
    remove(index);
    focusInput();
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isKey(event, 'Enter') && text.trim() !== '' && highlighted.current === undefined) {
      event.preventDefault();
      add(text);
    }
    if (isKey(event, 'Backspace') && text === '' && value.length > 0) remove(value.length - 1);
  };
  const focusFromFrame = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    focusInput();
  };

  return (
    <Autocomplete.Root
      {...root}
      items={withoutTags(suggestions, value)}
      value={text}
      disabled={disabled}
      onItemHighlighted={(item) => {
        highlighted.current = item;
      }}
      onValueChange={(next) => {
        if (splitsAtComma && next.includes(',')) add(next);
        else setText(next);
      }}
    >
      <TagFrame ref={frame} onMouseDown={focusFromFrame}>
        {value.length > 0 && (
          <TagList role="list" aria-label="Chosen">
            {value.map((tag, index) => (
              <TagItem key={tag}>
                <Chip onRemove={disabled ? undefined : () => removeByButton(index)}>{tag}</Chip>
              </TagItem>
            ))}
          </TagList>
        )}
        <TagText
          autoComplete="off"
          enterKeyHint="enter"
          {...control}
          {...rest}
          onKeyDown={handleKey}
          onBlur={(event) => {
            onBlur?.(event);
            close();
            add(text);
          }}
        />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </TagFrame>
      <Suggestions anchor={frame} onChoose={add} />
    </Autocomplete.Root>
  );
}
