import type { OnboardingMessage } from '@showcase/data';
import type { InterviewTools } from '../../shared/interview-tools.ts';
import { languageOf, type Language } from '../../shared/languages.ts';

/** An interview that was left before its end. */
export type Draft = { language: Language; messages: OnboardingMessage[] };

type DraftStorage = InterviewTools['storage'];

const keyOf = (userId: string) => `bolt-showcase-interview-${userId}`;

/** Null where there is none, or none that was written by us. */
export function readDraft(storage: DraftStorage, userId: string): Draft | null {
  const text = storage.getItem(keyOf(userId));
  if (!text) return null;
  try {
    const saved: unknown = JSON.parse(text);
    if (typeof saved !== 'object' || saved === null) return null;
    if (!('language' in saved) || !('messages' in saved)) return null;
    const language = languageOf(saved.language);
    const messages: unknown = saved.messages;
    if (!language || !Array.isArray(messages) || !messages.every(isMessage)) return null;
    return messages.length > 0 ? { language, messages } : null;
  } catch {
    return null;
  }
}

export function writeDraft(storage: DraftStorage, userId: string, draft: Draft) {
  const { language, messages } = draft;
  storage.setItem(keyOf(userId), JSON.stringify({ language: language.code, messages }));
}

export function removeDraft(storage: DraftStorage, userId: string) {
  storage.removeItem(keyOf(userId));
}

function isMessage(value: unknown): value is OnboardingMessage {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value &&
    typeof value.id === 'string' &&
    'type' in value &&
    (value.type === 'user' || value.type === 'bot') &&
    'content' in value &&
    typeof value.content === 'string' &&
    'timestamp' in value &&
    typeof value.timestamp === 'number'
  );
}
