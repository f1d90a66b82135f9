import { Button } from '@showcase/ui';
import type { Language } from '../../../shared/languages.ts';
import { SuggestionRow } from './chat.styles.ts';

type SuggestionsProps = {
  language: Language;
  suggestions: readonly string[];
  isDisabled: boolean;
  onChoose: (suggestion: string) => void;
};

/** Beginnings to choose from; one goes into the input, where it can be made true. */
export function Suggestions({ language, suggestions, isDisabled, onChoose }: SuggestionsProps) {
  return (
    <SuggestionRow aria-label="Suggestions" lang={language.code} dir={language.dir}>
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
