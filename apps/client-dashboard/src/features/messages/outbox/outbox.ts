import { discardAttachment, type Attachment } from '@showcase/data/attachments';
import { DataError, type DataClient } from '@showcase/data/client';
import { sendMessage } from '@showcase/data/messages';
import { createOutboxList } from './outbox-list.ts';
import type { TextStorage } from './outbox-storage.ts';
import { getNextStep, type OutgoingMessage } from './outgoing-message.ts';

/** Milliseconds before each retry. After the last one, the message has failed. */
const RETRY_DELAYS = [1_000, 2_000, 5_000, 10_000];

export type OutboxTools = {
  client: DataClient;
  storage: TextStorage;
  /** Runs the task while no other window of this browser runs a task of the same name. */
  runExclusive: (name: string, task: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  /** From 0 to 1. Adds jitter so that many browsers do not retry at the same moment. */
  random: () => number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends messages in the order they were written, each exactly once, across reloads and lost connections. */
export function createOutbox(tools: OutboxTools, userId: string) {
  const { client, storage, runExclusive, isOnline, random } = tools;
  const list = createOutboxList(storage, userId);
  const { store } = list;
  let isSending = false;
  let isSendRequested = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send() {
    clearTimeout(timer);
    isSendRequested = true;
    if (isSending) return;
    isSending = true;
    while (isSendRequested) {
      isSendRequested = false;
      await runExclusive(list.key, async () => {
        list.reload();
        while (await sendNext());
      });
    }
    isSending = false;
  }

  async function sendNext() {
    const { messages, pausedUntil } = store.getState();
    const nextMessage = messages.find(({ state }) => state === 'waiting');
    if (!nextMessage || !isOnline()) return false;
    const pause = (pausedUntil ?? 0) - Date.now();
    if (pause > 0) return scheduleSend(pause);
    const { data } = await client.auth.getSession();
    // Another user may have signed in since. Never send in their name.
    if (data.session?.user.id !== userId) return false;
    try {
      await sendMessage(client, nextMessage);
    } catch (error) {
      return handleError(nextMessage, error);
    }
    failures = 0;
    store.setState({ pausedUntil: null });
    list.markSent(nextMessage);
    return true;
  }

  /** Returns whether the next message can be sent right away. */
  function handleError({ clientKey }: OutgoingMessage, error: unknown) {
    if (!(error instanceof DataError)) throw error;
    const nextStep = getNextStep(error);
    switch (nextStep.action) {
      case 'give-up':
        list.markFailed((message) => message.clientKey === clientKey, {
          reason: nextStep.reason,
          ...(nextStep.sentence !== undefined && { sentence: nextStep.sentence }),
        });
        return true;
      case 'pause':
        store.setState({ pausedUntil: Date.now() + nextStep.seconds * 1000 });
        return scheduleSend(nextStep.seconds * 1000);
      case 'try-again':
        return scheduleRetry();
      case 'wait-for-session':
        return false;
    }
  }

  function scheduleRetry() {
    const delay = RETRY_DELAYS[failures];
    failures += 1;
    // Retry the same message, so that later ones do not overtake it.
    if (delay !== undefined) return scheduleSend(delay * (0.75 + random() / 2));
    list.markFailed(({ state }) => state === 'waiting', { reason: 'unreachable' });
    return false;
  }

  function scheduleSend(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), delay);
    return false;
  }

  /** Call when the connection is back. Also requeues messages that failed only because there was no connection. */
  function resume() {
    failures = 0;
    list.requeue(({ reason }) => reason === 'unreachable');
    void send();
  }

  function onStorage(event: StorageEvent) {
    if (event.key === list.key) list.reload();
  }

  return {
    store,
    resume,
    /** Listens to the network, the session and other windows until the returned function is called. */
    start() {
      const { data } = client.auth.onAuthStateChange((event) => {
        // supabase-js holds its lock during this callback, so a request made here would deadlock.
        if (event === 'TOKEN_REFRESHED' || event === 'SIGNED_IN') setTimeout(resume, 0);
      });
      addEventListener('online', resume);
      addEventListener('storage', onStorage);
      resume();
      return () => {
        clearTimeout(timer);
        data.subscription.unsubscribe();
        removeEventListener('online', resume);
        removeEventListener('storage', onStorage);
      };
    },
    add(conversationId: string, text: string, attachments: readonly Attachment[] = []) {
      const clientKey = crypto.randomUUID();
      const writtenAt = new Date().toISOString();
      const files = attachments.length > 0 && { attachments };
      list.add({ clientKey, conversationId, text, writtenAt, state: 'waiting', ...files });
      void send();
    },
    retry: (clientKey: string) => {
      failures = 0;
      list.requeue(
        (message) => message.clientKey === clientKey || message.reason === 'unreachable',
      );
      void send();
    },
    discard: (clientKey: string) => {
      const message = store.getState().messages.find((other) => other.clientKey === clientKey);
      list.remove(clientKey);
      for (const { id } of message?.attachments ?? []) {
        // If this fails, the file is removed with everything that is not sent within a day.
        discardAttachment(client, id).catch(() => undefined);
      }
    },
    /** Removes messages that are now among the fetched rows. */
    removeSent: list.removeSent,
  };
}
