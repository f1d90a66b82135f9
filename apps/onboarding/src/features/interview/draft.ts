import type { OnboardingMessage } from '@showcase/data/users';
import { createDraftStore } from '@showcase/kit/drafts';
import type { InterviewTools } from '../../shared/interview-tools.ts';
import { findLanguage, type Language } from '../../shared/languages.ts';
import { cleanText } from './clean-text.ts';

/** The owner of an interview: a user ID, or null for a visitor. */
export type Owner = string | null;

/** An unfinished interview. */
export type Draft = {
  owner: Owner;
  language: Language;
  messages: OnboardingMessage[];
  /** The text in the input. */
  text: string;
  /** A visitor has completed the interview and is signing in to save it. */
  isCompleted: boolean;
};

type DraftStorage = InterviewTools['storage'];

const getKey = (id: string) => `draft-${id}-interview`;

const openDrafts = (storage: DraftStorage) =>
  createDraftStore<Omit<Draft, 'owner'>>({
    getKey,
    openStorage: () => storage,
    decode,
    encode: ({ language, ...rest }) => JSON.stringify({ ...rest, language: language.code }),
  });

const getId = (owner: Owner) => owner ?? 'visitor';

/** Null if there is no draft, or none in a valid format. */
export function readDraft(storage: DraftStorage, owner: Owner): Draft | null {
  const draft = openDrafts(storage).read(getId(owner));
  return draft && { ...draft, owner };
}

/**
 * The interview to continue: the user's own, otherwise one that was started in this browser as a visitor. A user who signs in after
 * completing an interview as a visitor continues that one.
 */
export function findDraft(
  storage: DraftStorage,
  owner: Owner,
  { isAfterSignIn = false } = {},
): Draft | null {
  const visitorDraft = readDraft(storage, null);
  if (isAfterSignIn && visitorDraft?.isCompleted) return { ...visitorDraft, owner };
  return readDraft(storage, owner) ?? visitorDraft;
}

/** Assigns a visitor's interview to the user who has signed in. */
export function claimDraft(storage: DraftStorage, draft: Draft, owner: Owner) {
  removeDraft(storage, null);
  writeDraft(storage, { ...draft, owner });
}

export function writeDraft(storage: DraftStorage, { owner, ...draft }: Draft) {
  openDrafts(storage).write(getId(owner), draft);
}

/** Calls the listener when another tab has written the draft. Returns a function that stops it. */
export function onDraftOfOtherTab(owner: Owner, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.endsWith(getKey(getId(owner)))) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

export function removeDraft(storage: DraftStorage, owner: Owner) {
  openDrafts(storage).write(getId(owner), null);
}

function decode(text: string): Omit<Draft, 'owner'> | null {
  const saved: unknown = JSON.parse(text);
  if (typeof saved !== 'object' || saved === null) return null;
  if (!('language' in saved) || !('messages' in saved)) return null;
  const language = findLanguage(saved.language);
  const messages: unknown = saved.messages;
  if (!language || !Array.isArray(messages) || !messages.every(isMessage)) return null;
  if (messages.length === 0) return null;
  return {
    language,
    messages: messages.map((message) => ({ ...message, content: cleanText(message.content) })),
    text: 'text' in saved && typeof saved.text === 'string' ? saved.text : '',
    isCompleted: 'isCompleted' in saved && saved.isCompleted === true,
  };
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
