import { Autocomplete } from '@base-ui/react/autocomplete';
import type { RefObject } from 'react';
import { Suggestion, SuggestionPanel, SuggestionPositioner } from './tag-input.styles.ts';

type SuggestionsProps = {
  anchor: RefObject<HTMLElement | null>;
  onChoose: (suggestion: string) => void;
};

/** Suggestions that match the typed text, below the whole input, which keeps the focus. What they do not cover can be used. */
export function Suggestions({ anchor, onChoose }: SuggestionsProps) {
  return (
    <Autocomplete.Portal>
      <SuggestionPositioner anchor={anchor} sideOffset={4}>
        <SuggestionPanel onMouseDown={(event) => event.preventDefault()}>
          <Autocomplete.List aria-label="Suggestions">
            {(suggestion: string) => (
              <Suggestion key={suggestion} value={suggestion} onClick={() => onChoose(suggestion)}>
                {suggestion}
              </Suggestion>
            )}
          </Autocomplete.List>
        </SuggestionPanel>
      </SuggestionPositioner>
    </Autocomplete.Portal>
  );
}
