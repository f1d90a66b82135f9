import { Toolbar } from '@base-ui/react/toolbar';
import { Button } from '@showcase/ui';
import Plus from 'lucide-react/icons/plus';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Bar } from './suggestion-bar.styles.ts';

export type SuggestionBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: string;
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
  /** For a chosen suggestion that joins a list and leaves the bar: its button says "Add". */
  isAdding?: boolean;
  disabled?: boolean;
};

/** Suggested texts or tags. One tab stop; the arrow keys move between them. */
export function SuggestionBar({
  label,
  suggestions,
  onChoose,
  isAdding = false,
  disabled = false,
  ...rest
}: SuggestionBarProps) {
  const choose = (suggestion: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    if (isAdding) focusNeighbor(currentTarget);
    onChoose(suggestion);
  };
  return (
    <Bar {...rest} aria-label={label} disabled={disabled}>
      {suggestions.map((suggestion) => (
        <Toolbar.Button
          key={suggestion}
          aria-label={isAdding ? `Add ${suggestion}` : undefined}
          onClick={(event) => choose(suggestion, event)}
          render={<Button size="s" />}
        >
          {isAdding && <Plus aria-hidden />}
          {suggestion}
        </Toolbar.Button>
      ))}
    </Bar>
  );
}

/** The button disappears, and the focus would be lost with it. */
function focusNeighbor(button: HTMLElement) {
  const neighbor = button.nextElementSibling ?? button.previousElementSibling;
  if (neighbor instanceof HTMLElement) neighbor.focus();
}
