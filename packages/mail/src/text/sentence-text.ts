import type { Sentence } from '@showcase/data/notification-kinds';
import { cleanLine } from './clean-text.ts';
import { isolate } from './isolate.ts';
import { shorten } from './shorten.ts';

const NAME_MAX = 60;
const SUBJECT_MAX = 120;
/** With our own words, within the 150 characters that `Preview` fills up. */
const PREVIEW_MAX = 100;

/** One line for a header, whatever users wrote. */
export function toSubject(parts: Sentence): string {
  return breakEncodedWords(toLine(parts, NAME_MAX));
}

/** A whole subject that an admin wrote. */
export function cleanSubject(subject: string): string {
  return breakEncodedWords(isolate(shorten(cleanLine(subject), SUBJECT_MAX)));
}

/** The preview text that inboxes show after the subject. */
export function toPreview(parts: Sentence): string {
  const texts = parts.filter((part) => typeof part !== 'string');
  return toLine(parts, PREVIEW_MAX / Math.max(texts.length, 1));
}

function toLine(parts: Sentence, max: number): string {
  return parts
    .map((part) =>
      typeof part === 'string' ? part : isolate(shorten(cleanLine(part.userText), max)),
    )
    .join('');
}

/** `=?utf-8?q?=0D=0A?=` would be decoded by its readers, also into line breaks. */
function breakEncodedWords(text: string): string {
  return text.replaceAll('=?', '= ?');
}
