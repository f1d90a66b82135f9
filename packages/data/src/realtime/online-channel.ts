import type { DataClient } from '../client.ts';
import { touchLastSeen } from '../users/people.ts';
import { joinChannel } from './channels.ts';
import { joinOwnChannel } from './own-channel.ts';

/** The database takes note twice a minute at most. */
const TOUCH_INTERVAL = 60_000;

type OnlineListener = {
  /** Something was written in one of the caller's conversations, by whomever. */
  onMessage?: (conversationId: string) => void;
  /** The caller has read a conversation, perhaps in another tab or on another device. */
  onRead?: () => void;
  /** Whether changes arrive by themselves at the moment. */
  onStatus?: (isLive: boolean) => void;
};

/** The caller is here: those who write with them see it, and new messages are announced. Gives the way out. */
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

/** Whether someone is online; only people they write with may know. Returns the way to stop. */
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
