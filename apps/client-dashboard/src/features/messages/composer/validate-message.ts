import { MESSAGE_MAX_LENGTH } from '@showcase/data/messages';
import { hasText } from '@showcase/data/schemas';

/** From this many characters left, the composer shows the count. */
const SHOW_COUNT_BELOW = 200;

/**
 * The text as it will be sent, and whether it can be sent: a message with files needs none. `charactersLeft` is null while there are
 * plenty.
 */
export function validateMessage(text: string, hasFiles = false) {
  const trimmed = text.trim();
  const charactersLeft = MESSAGE_MAX_LENGTH - [...trimmed].length;
  return {
    trimmed: hasText(trimmed) ? trimmed : '',
    canSend: (hasText(trimmed) || hasFiles) && charactersLeft >= 0,
    charactersLeft: charactersLeft <= SHOW_COUNT_BELOW ? charactersLeft : null,
  };
}

export function formatCharactersLeft(charactersLeft: number) {
  if (charactersLeft < 0) return `${formatCharacters(-charactersLeft)} too many`;
  return `${formatCharacters(charactersLeft)} left`;
}

function formatCharacters(characters: number) {
  return characters === 1 ? '1 character' : `${characters} characters`;
}
