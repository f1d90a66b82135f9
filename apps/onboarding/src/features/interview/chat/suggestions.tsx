import { Button } from '@showcase/ui';
import { SuggestionRow } from './chat.styles.ts';

type SuggestionsProps = {
  suggestions: readonly string[];
  isDisabled: boolean;
  onChoose: (suggestion: string) => void;
};

/** Suggested beginnings of an answer. The chosen one goes into the input, where the user can edit it. */
export function Suggestions({ suggestions, isDisabled, onChoose }: SuggestionsProps) {
  return (
    <SuggestionRow aria-label="Suggestions">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Button size="s" disabled={isDisabled} onClick={() => onChoose(suggestion)}>
            {suggestion}
          </Button>
        </li>
      ))}
    </SuggestionRow>
  );
}
