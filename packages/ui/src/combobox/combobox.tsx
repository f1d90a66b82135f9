import { Autocomplete } from '@base-ui/react/autocomplete';
import { useFieldControl } from '@showcase/ui';
import { useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Suggestions } from '../tag-input/suggestions.tsx';
import { useSuggestions } from '../tag-input/use-suggestions.ts';
import { ComboboxFrame, ComboboxText } from './combobox.styles.ts';

export type ComboboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Offered on a click and while typing. Any other text is allowed, too. */
  suggestions: readonly string[];
};

/** One line of text with suggestions. Inside a Field, it gets its name, description and state from there. */
export function Combobox({
  value,
  onValueChange,
  suggestions,
  onBlur,
  disabled,
  ...rest
}: ComboboxProps) {
  const control = useFieldControl();
  const { root, close } = useSuggestions();
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Autocomplete.Root
      {...root}
      items={suggestions}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      openOnInputClick
    >
      <ComboboxFrame ref={frame}>
        <ComboboxText
          autoComplete="off"
          {...control}
          {...rest}
          onBlur={(event) => {
            onBlur?.(event);
            close();
          }}
        />
      </ComboboxFrame>
      <Suggestions anchor={frame} onChoose={onValueChange} />
    </Autocomplete.Root>
  );
}
