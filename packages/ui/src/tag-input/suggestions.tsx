import { Autocomplete } from '@base-ui/react/autocomplete';
import type { RefObject } from 'react';
import { Suggestion, SuggestionPopup, SuggestionPositioner } from './tag-input.styles.ts';

/** Suggestions that match the typed text, below the whole input. */
export function Suggestions({ anchor }: { anchor: RefObject<HTMLElement | null> }) {
  return (
    <Autocomplete.Portal>
      <SuggestionPositioner anchor={anchor} sideOffset={4}>
        <SuggestionPopup>
          <Autocomplete.List aria-label="Suggestions">
            {(tag: string) => (
              <Suggestion key={tag} value={tag}>
                {tag}
              </Suggestion>
            )}
          </Autocomplete.List>
        </SuggestionPopup>
      </SuggestionPositioner>
    </Autocomplete.Portal>
  );
}
