import type { OnboardingMessage } from '@showcase/data/users';
import { createStore, type StoreApi } from 'zustand';
import type { InterviewTools } from '../../shared/interview-tools.ts';
import type { Language } from '../../shared/languages.ts';
import { chooseReply } from './choose-reply.ts';
import { splitIntoMessages } from './clean-text.ts';
import { removeDraft, claimDraft, writeDraft, type Draft, type Owner } from './draft.ts';
import { createTimers } from './timers.ts';
import type { InterviewTexts } from './texts.ts';
import { countMessages, isFull } from './transcript.ts';

const FIRST_GREETING_MS = 500;
const GREETING_INTERVAL_MS = 1500;
const REPLY_DELAY_MS = 500;
const TYPING_MS = { min: 800, max: 2000 };

const MAX_MESSAGE_LENGTH = 2000;
type Conversation = { language: Language; texts: InterviewTexts };

export type InterviewState = {
  conversation: Conversation | null;
  messages: OnboardingMessage[];
  /** The text in the input. */
  text: string;
  /** The number of replies being typed. */
  typingCount: number;
  /** True once the last greeting is posted. */
  isOpen: boolean;
  /** The user has answered in another tab, and not in this one since. */
  isFollowing: boolean;
};

export type Interview = StoreApi<InterviewState> & {
  /** Starts a new interview or continues a draft. Posts nothing until `resume` is called. */
  start: (conversation: Conversation, draft?: Draft) => void;
  /** Posts the missing greetings and a reply to every unanswered message. */
  resume: () => void;
  setText: (text: string) => void;
  /** Shows what was written in another tab, which also posts the replies. Text in the input stays. */
  follow: (conversation: Conversation, draft: Draft) => void;
  /** Sends the text in the input, split into parts if it is long. Ignores blank text. */
  send: () => void;
  /** Stores that the visitor has completed the interview, before they sign in. */
  markCompleted: () => void;
  /** Removes the draft once the interview is saved. */
  finish: () => void;
  /** Subscribes to the interviewer's messages. Returns a function that unsubscribes. */
  onReply: (listener: (reply: { language: Language; text: string }) => void) => () => void;
  /** Cancels all pending messages until `resume` is called. */
  stop: () => void;
};

/** Creates a user's interview. Every pause uses the clock. */
export function createInterview(tools: Omit<InterviewTools, 'voice'>, owner: Owner): Interview {
  const { clock, random, storage } = tools;
  const timers = createTimers(clock);
  const store = createStore<InterviewState>(() => ({
    conversation: null,
    messages: [],
    text: '',
    typingCount: 0,
    isOpen: false,
    isFollowing: false,
  }));

  let isCompleted = false;

  function save() {
    const { conversation, messages, text } = store.getState();
    if (!conversation || messages.length === 0) return;
    const hasStarted = text.trim() !== '' || countMessages(messages, 'user') > 0;
    // An interview with only greetings is not worth restoring, or warning about at sign-out.
    if (!hasStarted) removeDraft(storage, owner);
    else
      writeDraft(storage, { owner, language: conversation.language, messages, text, isCompleted });
  }

  function post(type: OnboardingMessage['type'], content: string) {
    const { messages } = store.getState();
    const message = { id: String(messages.length + 1), type, content, timestamp: clock.now() };
    store.setState({ messages: [...messages, message] });
    save();
  }

  function changeTypingCount(delta: 1 | -1) {
    store.setState(({ typingCount }) => ({ typingCount: typingCount + delta }));
  }

  function greet(greetings: readonly string[]) {
    const [greeting = '', ...rest] = greetings;
    post('bot', greeting);
    if (rest.length > 0) {
      timers.after(GREETING_INTERVAL_MS, () => greet(rest));
      return;
    }
    changeTypingCount(-1);
    store.setState({ isOpen: true });
  }

  function answer(texts: InterviewTexts, message: string) {
    timers.after(REPLY_DELAY_MS, () => {
      changeTypingCount(1);
      timers.after(TYPING_MS.min + random() * (TYPING_MS.max - TYPING_MS.min), () => {
        const previousTexts = store.getState().messages.map(({ content }) => content);
        post('bot', chooseReply(texts, message, previousTexts));
        changeTypingCount(-1);
      });
    });
  }

  function resume() {
    const { conversation, messages } = store.getState();
    if (!conversation) return;
    timers.stop();
    const { greetings } = conversation.texts;
    const hasGreeted = messages.length >= greetings.length;
    store.setState({ typingCount: hasGreeted ? 0 : 1, isOpen: hasGreeted, isFollowing: false });
    if (!hasGreeted) timers.after(FIRST_GREETING_MS, () => greet(greetings.slice(messages.length)));
    const replies = countMessages(messages, 'bot') - greetings.length;
    const unanswered = messages.filter(({ type }) => type === 'user').slice(Math.max(replies, 0));
    for (const { content } of unanswered) answer(conversation.texts, content);
  }

  return Object.assign(store, {
    start(conversation: Conversation, draft?: Draft) {
      const { messages = [], text = '' } = draft ?? {};
      isCompleted = draft?.isCompleted ?? false;
      store.setState({ conversation, messages, text, typingCount: 0, isOpen: false });
      if (draft && draft.owner !== owner) claimDraft(storage, draft, owner);
    },
    resume,
    setText(text: string) {
      if (store.getState().isFollowing) resume();
      store.setState({ text });
      save();
    },
    follow(conversation: Conversation, { messages }: Draft) {
      timers.stop();
      const isOpen = messages.length >= conversation.texts.greetings.length;
      store.setState({ conversation, messages, typingCount: 0, isOpen, isFollowing: true });
    },
    send() {
      if (store.getState().isFollowing) resume();
      const { conversation, isOpen, text } = store.getState();
      if (!conversation || !isOpen) return;
      const parts = splitIntoMessages(text, MAX_MESSAGE_LENGTH);
      while (parts.length > 0 && !isFull(store.getState().messages)) {
        const part = parts.shift() ?? '';
        post('user', part);
        answer(conversation.texts, part);
      }
      store.setState({ text: parts.join(' ') });
      save();
    },
    markCompleted() {
      isCompleted = true;
      save();
    },
    finish() {
      timers.stop();
      removeDraft(storage, owner);
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
    stop: timers.stop,
  });
}
