import { createStore } from 'zustand';
import { createOutboxStorage, type TextStorage } from './outbox-storage.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

export type OutboxState = {
  /** In the order they were written. */
  messages: OutgoingMessage[];
  /** Milliseconds since 1970; null unless sending is rate limited. */
  pausedUntil: number | null;
};

/** The messages of an outbox. Unsent messages are stored; sent ones stay in memory until they appear in the fetched rows. */
export function createOutboxList(storage: TextStorage, userId: string) {
  const persistence = createOutboxStorage(storage, userId);
  const store = createStore<OutboxState>(() => ({
    messages: persistence.read(),
    pausedUntil: null,
  }));

  /** Reads the stored messages before writing, because another window may have changed them. */
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
    markFailed: (
      matches: (message: OutgoingMessage) => boolean,
      failure: Pick<OutgoingMessage, 'reason' | 'sentence'>,
    ) =>
      update((unsent) =>
        unsent.map((message) =>
          matches(message) ? { ...message, ...failure, state: 'failed' } : message,
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

function toWaiting(message: OutgoingMessage): OutgoingMessage {
  const { reason: _reason, sentence: _sentence, ...waiting } = message;
  return { ...waiting, state: 'waiting' };
}
