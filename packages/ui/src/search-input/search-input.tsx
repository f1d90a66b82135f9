import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useFieldControl } from '../field/field-context.ts';
import { isKey } from '../keyboard/is-key.ts';
import { EndSlot, InputFrame, SearchElement, StartIcon } from '../text-input/text-input.styles.ts';

export type SearchInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue'
> & {
  /** The accessible name. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  clearLabel?: string;
};

/** A search input with a clear button. Escape also clears it, and the focus stays in the field. */
export function SearchInput({
  label,
  value,
  onValueChange,
  clearLabel = 'Clear search',
  className,
  onKeyDown,
  onChange,
  ...rest
}: SearchInputProps) {
  const control = useFieldControl();
  const frame = useRef<HTMLDivElement>(null);

  const clear = () => {
    onValueChange('');
    frame.current?.querySelector('input')?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!isKey(event, 'Escape') || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <InputFrame ref={frame} className={className}>
      <StartIcon>
        <Search aria-hidden />
      </StartIcon>
      <SearchElement
        {...control}
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        aria-label={label}
        type="search"
        value={value}
        onChange={(event) => {
          onChange?.(event);
          onValueChange(event.target.value);
        }}
        onKeyDown={clearOnEscape}
      />
      {value !== '' && (
        <EndSlot>
          <IconButton size="s" label={clearLabel} onClick={clear}>
            <X aria-hidden />
          </IconButton>
        </EndSlot>
      )}
    </InputFrame>
  );
}
