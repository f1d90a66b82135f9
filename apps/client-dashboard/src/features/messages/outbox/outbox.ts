import { DataError, sendMessage, type DataClient } from '@showcase/data';
import { outboxList } from './outbox-list.ts';
import type { TextStorage } from './outbox-storage.ts';
import { judge, type OutgoingMessage } from './outgoing-message.ts';

/** Milliseconds before each further attempt; after the last one the message has failed. */
const RETRY_DELAYS = [1_000, 2_000, 5_000, 10_000];

export type OutboxTools = {
  client: DataClient;
  storage: TextStorage;
  /** Runs the work when no other window of this browser runs work of this name. */
  inTurn: (name: string, work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  /** From 0 to 1, so that many browsers do not come back at once. */
  random: () => number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends in the order of writing, each message once, through reloads and lost connections. */
export function createOutbox(tools: OutboxTools, userId: string) {
  const { client, storage, inTurn, isOnline, random } = tools;
  const list = outboxList(storage, userId);
  const { store } = list;
  let isSending = false;
  let isWanted = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send() {
    clearTimeout(timer);
    isWanted = true;
    if (isSending) return;
    isSending = true;
    while (isWanted) {
      isWanted = false;
      await inTurn(list.key, async () => {
        list.readAgain();
        while (await sendNext());
      });
    }
    isSending = false;
  }

  async function sendNext() {
    const { messages, pausedUntil } = store.getState();
    const next = messages.find(({ state }) => state === 'waiting');
    if (!next || !isOnline()) return false;
    const pause = (pausedUntil ?? 0) - Date.now();
    if (pause > 0) return sendIn(pause);
    const { data } = await client.auth.getSession();
    // Someone else may have signed in here meanwhile: nothing goes out in their name.
    if (data.session?.user.id !== userId) return false;
    try {
      await sendMessage(client, next);
    } catch (error) {
      return react(next, error);
    }
    failures = 0;
    store.setState({ pausedUntil: null });
    list.moveToSent(next);
    return true;
  }

  /** Whether the next one may go. */
  function react({ clientKey }: OutgoingMessage, error: unknown) {
    if (!(error instanceof DataError)) throw error;
    const verdict = judge(error);
    switch (verdict.next) {
      case 'give-up':
        list.fail((message) => message.clientKey === clientKey, verdict.reason);
        return true;
      case 'pause':
        store.setState({ pausedUntil: Date.now() + verdict.seconds * 1000 });
        return sendIn(verdict.seconds * 1000);
      case 'try-again':
        return tryAgain();
      case 'wait-for-session':
        return false;
    }
  }

  function tryAgain() {
    const delay = RETRY_DELAYS[failures];
    failures += 1;
    // What comes after a message that cannot leave must not overtake it.
    if (delay !== undefined) return sendIn(delay * (0.75 + random() / 2));
    list.fail(({ state }) => state === 'waiting', 'unreachable');
    return false;
  }

  function sendIn(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), delay);
    return false;
  }

  /** The way is free again: what failed only for lack of a connection goes too. */
  function resume() {
    failures = 0;
    list.queueAgain(({ reason }) => reason === 'unreachable');
    void send();
  }

  function follow(event: StorageEvent) {
    if (event.key === list.key) list.readAgain();
  }

  return {
    store,
    resume,
    /** Follows the network, the session and the other windows until the returned function is called. */
    start() {
      const { data } = client.auth.onAuthStateChange((event) => {
        // supabase-js holds its lock during this callback: a request from here would wait for itself.
        if (event === 'TOKEN_REFRESHED' || event === 'SIGNED_IN') setTimeout(resume, 0);
      });
      addEventListener('online', resume);
      addEventListener('storage', follow);
      resume();
      return () => {
        clearTimeout(timer);
        data.subscription.unsubscribe();
        removeEventListener('online', resume);
        removeEventListener('storage', follow);
      };
    },
    add(conversationId: string, text: string) {
      const clientKey = crypto.randomUUID();
      const writtenAt = new Date().toISOString();
      list.add({ clientKey, conversationId, text, writtenAt, state: 'waiting' });
      void send();
    },
    retry: (clientKey: string) => {
      failures = 0;
      list.queueAgain(
        (message) => message.clientKey === clientKey || message.reason === 'unreachable',
      );
      void send();
    },
    discard: list.remove,
    /** These are in the table now. */
    forgetSent: list.forgetSent,
  };
}
