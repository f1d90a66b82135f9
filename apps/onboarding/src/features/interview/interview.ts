import type { OnboardingMessage } from '@showcase/data';
import { createStore, type StoreApi } from 'zustand';
import type { InterviewTools } from '../../shared/interview-tools.ts';
import type { Language } from '../../shared/languages.ts';
import { chooseReply } from './choose-reply.ts';
import { removeDraft, writeDraft, type Draft } from './draft.ts';
import type { InterviewTexts } from './texts.ts';

const FIRST_GREETING_MS = 500;
const GREETING_SPACING_MS = 1500;
const REPLY_DELAY_MS = 500;
const TYPING_MS = { least: 800, most: 2000 };

export const MESSAGE_LENGTH = 2000;
/** Bytes; the database keeps 65,536 of a transcript. */
const TRANSCRIPT_ROOM = 50_000;

type Conversation = { language: Language; texts: InterviewTexts };

export type InterviewState = {
  conversation: Conversation | null;
  messages: OnboardingMessage[];
  /** How many replies are being typed. */
  typing: number;
  /** True once the last greeting stands. */
  isOpen: boolean;
};

export type Interview = StoreApi<InterviewState> & {
  /** Begins with the greetings, or goes on from a draft. */
  start: (conversation: Conversation, draft?: Draft) => void;
  /** Blank texts are ignored. */
  send: (text: string) => void;
  /** Forgets the draft: the interview is saved. */
  finish: () => void;
  /** Tells of every message that the interviewer posts from now on; gives the way to stop. */
  onReply: (listener: (reply: { language: Language; text: string }) => void) => () => void;
  /** Lets go of everything that is still to be said. */
  stop: () => void;
};

/** One person's interview; every pause goes through the clock. */
export function createInterview(tools: Omit<InterviewTools, 'voice'>, userId: string): Interview {
  const { clock, random, storage } = tools;
  const pending = new Set<() => void>();
  const store = createStore<InterviewState>(() => ({
    conversation: null,
    messages: [],
    typing: 0,
    isOpen: false,
  }));

  function later(ms: number, run: () => void) {
    const cancel = clock.after(ms, () => {
      pending.delete(cancel);
      run();
    });
    pending.add(cancel);
  }

  function post(type: OnboardingMessage['type'], content: string) {
    const { conversation, messages } = store.getState();
    const message = { id: String(messages.length + 1), type, content, timestamp: clock.now() };
    const next = [...messages, message];
    store.setState({ messages: next });
    if (conversation) writeDraft(storage, userId, { ...conversation, messages: next });
  }

  function changeTyping(by: 1 | -1) {
    store.setState(({ typing }) => ({ typing: typing + by }));
  }

  function greet(greetings: readonly string[]) {
    const [greeting = '', ...rest] = greetings;
    post('bot', greeting);
    if (rest.length > 0) {
      later(GREETING_SPACING_MS, () => greet(rest));
      return;
    }
    changeTyping(-1);
    store.setState({ isOpen: true });
  }

  function answer(texts: InterviewTexts, message: string) {
    later(REPLY_DELAY_MS, () => {
      changeTyping(1);
      later(TYPING_MS.least + random() * (TYPING_MS.most - TYPING_MS.least), () => {
        const said = store.getState().messages.map(({ content }) => content);
        post('bot', chooseReply(texts, message, said));
        changeTyping(-1);
      });
    });
  }

  function stop() {
    for (const cancel of pending) cancel();
    pending.clear();
  }

  return Object.assign(store, {
    start(conversation: Conversation, draft?: Draft) {
      const { texts } = conversation;
      const messages = draft?.messages ?? [];
      const last = messages.at(-1);
      const isGreeted = messages.length >= texts.greetings.length;
      store.setState({ conversation, messages, typing: isGreeted ? 0 : 1, isOpen: isGreeted });
      if (!isGreeted) later(FIRST_GREETING_MS, () => greet(texts.greetings.slice(messages.length)));
      if (last?.type === 'user') answer(texts, last.content);
    },
    send(text: string) {
      const content = text.trim().slice(0, MESSAGE_LENGTH);
      const { conversation, isOpen, messages } = store.getState();
      if (!conversation || !isOpen || content === '' || isFull(messages)) return;
      post('user', content);
      answer(conversation.texts, content);
    },
    finish() {
      stop();
      removeDraft(storage, userId);
    },
    onReply(listener: (reply: { language: Language; text: string }) => void) {
      return store.subscribe(({ conversation, messages }, before) => {
        const last = messages.at(-1);
        const isNew = before.conversation !== null && messages.length > before.messages.length;
        if (conversation && isNew && last?.type === 'bot') {
          listener({ language: conversation.language, text: last.content });
        }
      });
    },
    stop,
  });
}

/** Whether the transcript has no room for another message. */
export function isFull(messages: readonly OnboardingMessage[]) {
  return new TextEncoder().encode(JSON.stringify(messages)).length > TRANSCRIPT_ROOM;
}

export function countResponses(messages: readonly OnboardingMessage[]) {
  return messages.filter(({ type }) => type === 'user').length;
}
