import { MESSAGE_MAX_LENGTH } from '@showcase/data';

/** From here on the composer says how much is left. */
const NEAR = 200;

/** What is sent of a text, and whether it may be: blank is what shows nothing, as the database has it. */
export function checkText(text: string) {
  const toSend = text.trim();
  const isBlank = toSend.replace(/[\s\p{Default_Ignorable_Code_Point}\u2800]/gu, '') === '';
  const left = MESSAGE_MAX_LENGTH - [...toSend].length;
  return { toSend, canSend: !isBlank && left >= 0, left: left <= NEAR ? left : null };
}

export function sayLeft(left: number) {
  if (left < 0) return `${count(-left)} too many`;
  return `${count(left)} left`;
}

function count(characters: number) {
  return characters === 1 ? '1 character' : `${characters} characters`;
}
