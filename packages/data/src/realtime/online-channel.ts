import type { DataClient } from '../client/client.ts';
import { touchLastSeen } from '../users/people.ts';
import { joinChannel } from './channels.ts';
import { joinOwnChannel } from './own-channel.ts';

/** The database updates the time at most twice a minute. */
const TOUCH_INTERVAL = 60_000;

type OnlineListener = {
  /** Anyone wrote a message in one of the user's conversations. */
  onMessage?: (conversationId: string) => void;
  /** The user has read a conversation, possibly in another tab or on another device. */
  onRead?: () => void;
  /** Whether live updates are currently arriving. */
  onStatus?: (isLive: boolean) => void;
};

/** Shows the user as online to their conversation partners and announces new messages. Returns a function that stops it. */
export function goOnline(client: DataClient, userId: string, listener: OnlineListener = {}) {
  const { onMessage, onRead, onStatus } = listener;
  const touch = () => void touchLastSeen(client).catch(() => undefined);
  const leave = joinOwnChannel(client, userId, {
    ...(onStatus && { onStatus }),
    onChange({ table, row }) {
      if (table === 'messages') onMessage?.(String(row.conversation_id));
      if (table === 'conversation_reads') onRead?.();
    },
  });
  touch();
  const timer = setInterval(touch, TOUCH_INTERVAL);
  return () => {
    clearInterval(timer);
    leave();
  };
}

/** Whether a user is online; only their conversation partners can know. Returns a function that unsubscribes. */
export function subscribeToOnline(
  client: DataClient,
  userId: string,
  onChange: (isOnline: boolean) => void,
) {
  const { leave } = joinChannel(
    client,
    { topic: `online:${userId}`, hasPresence: true },
    {
      onPresence: (keys) => onChange(keys.includes(userId)),
      onStatus: (isLive) => {
        if (!isLive) onChange(false);
      },
    },
  );
  return leave;
}
