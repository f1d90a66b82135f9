import type { DataErrorKind } from '@showcase/data';
import { createStore } from 'zustand';
import { outboxStorage, type TextStorage } from './outbox-storage.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

export type OutboxState = {
  /** In the order of writing. */
  messages: OutgoingMessage[];
  /** Milliseconds since 1970; null unless there were too many in a minute. */
  pausedUntil: number | null;
};

/** The messages of an outbox: what is unsent is stored, what was sent stays in memory until it is seen in the table. */
export function outboxList(storage: TextStorage, userId: string) {
  const shelf = outboxStorage(storage, userId);
  const store = createStore<OutboxState>(() => ({ messages: shelf.read(), pausedUntil: null }));

  /** Another window may have changed what is stored, so it is read before it is written. */
  function change(
    edit: (unsent: OutgoingMessage[]) => OutgoingMessage[],
    arrived: OutgoingMessage[] = [],
  ) {
    const stored = shelf.read();
    const unsent = edit(stored);
    if (unsent !== stored) shelf.write(unsent);
    const sent = store.getState().messages.filter(({ state }) => state === 'sent');
    store.setState({ messages: [...sent, ...arrived, ...unsent] });
  }

  return {
    store,
    key: shelf.key,
    readAgain: () => change((unsent) => unsent),
    add: (message: OutgoingMessage) => change((unsent) => [...unsent, message]),
    remove: (clientKey: string) => change((unsent) => without(unsent, clientKey)),
    moveToSent: (message: OutgoingMessage) =>
      change((unsent) => without(unsent, message.clientKey), [{ ...message, state: 'sent' }]),
    fail: (fits: (message: OutgoingMessage) => boolean, reason: DataErrorKind) =>
      change((unsent) =>
        unsent.map((one) => (fits(one) ? { ...one, state: 'failed', reason } : one)),
      ),
    queueAgain: (fits: (message: OutgoingMessage) => boolean) =>
      change((unsent) =>
        unsent.some(fits) ? unsent.map((one) => (fits(one) ? waiting(one) : one)) : unsent,
      ),
    forgetSent: (clientKeys: ReadonlySet<string>) => {
      const { messages } = store.getState();
      const left = messages.filter(
        ({ state, clientKey }) => state !== 'sent' || !clientKeys.has(clientKey),
      );
      if (left.length < messages.length) store.setState({ messages: left });
    },
  };
}

function without(messages: OutgoingMessage[], clientKey: string) {
  return messages.filter((message) => message.clientKey !== clientKey);
}

function waiting({ clientKey, conversationId, text, writtenAt }: OutgoingMessage): OutgoingMessage {
  return { clientKey, conversationId, text, writtenAt, state: 'waiting' };
}
