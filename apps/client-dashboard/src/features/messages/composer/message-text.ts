import { MESSAGE_MAX_LENGTH } from '@showcase/data';
import { hasText } from '@showcase/data/schemas';

/** From here on the composer says how much is left. */
const NEAR = 200;

/** What is sent of a text, and whether it may be. */
export function checkText(text: string) {
  const toSend = text.trim();
  const left = MESSAGE_MAX_LENGTH - [...toSend].length;
  return { toSend, canSend: hasText(toSend) && left >= 0, left: left <= NEAR ? left : null };
}

export function sayLeft(left: number) {
  if (left < 0) return `${count(-left)} too many`;
  return `${count(left)} left`;
}

function count(characters: number) {
  return characters === 1 ? '1 character' : `${characters} characters`;
}
