import type { DataErrorKind } from '@showcase/data';
import { createStore } from 'zustand';
import { createOutboxStorage, type TextStorage } from './outbox-storage.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

export type OutboxState = {
  /** In the order of writing. */
  messages: OutgoingMessage[];
  /** Milliseconds since 1970; null unless there were too many in a minute. */
  pausedUntil: number | null;
};

/** The messages of an outbox: what is unsent is stored, what was sent stays in memory until it is seen in the table. */
export function createOutboxList(storage: TextStorage, userId: string) {
  const persistence = createOutboxStorage(storage, userId);
  const store = createStore<OutboxState>(() => ({
    messages: persistence.read(),
    pausedUntil: null,
  }));

  /** Another window may have changed what is stored, so it is read before it is written. */
  function update(
    edit: (unsent: OutgoingMessage[]) => OutgoingMessage[],
    newlySent: OutgoingMessage[] = [],
  ) {
    const stored = persistence.read();
    const unsent = edit(stored);
    if (unsent !== stored) persistence.write(unsent);
    const sent = store.getState().messages.filter(({ state }) => state === 'sent');
    store.setState({ messages: [...sent, ...newlySent, ...unsent] });
  }

  return {
    store,
    key: persistence.key,
    reload: () => update((unsent) => unsent),
    add: (message: OutgoingMessage) => update((unsent) => [...unsent, message]),
    remove: (clientKey: string) => update((unsent) => without(unsent, clientKey)),
    markSent: (message: OutgoingMessage) =>
      update((unsent) => without(unsent, message.clientKey), [{ ...message, state: 'sent' }]),
    markFailed: (matches: (message: OutgoingMessage) => boolean, reason: DataErrorKind) =>
      update((unsent) =>
        unsent.map((message) =>
          matches(message) ? { ...message, state: 'failed', reason } : message,
        ),
      ),
    requeue: (matches: (message: OutgoingMessage) => boolean) =>
      update((unsent) =>
        unsent.some(matches)
          ? unsent.map((message) => (matches(message) ? toWaiting(message) : message))
          : unsent,
      ),
    removeSent: (clientKeys: ReadonlySet<string>) => {
      const { messages } = store.getState();
      const remaining = messages.filter(
        ({ state, clientKey }) => state !== 'sent' || !clientKeys.has(clientKey),
      );
      if (remaining.length < messages.length) store.setState({ messages: remaining });
    },
  };
}

function without(messages: OutgoingMessage[], clientKey: string) {
  return messages.filter((message) => message.clientKey !== clientKey);
}

function toWaiting({
  clientKey,
  conversationId,
  text,
  writtenAt,
}: OutgoingMessage): OutgoingMessage {
  return { clientKey, conversationId, text, writtenAt, state: 'waiting' };
}
