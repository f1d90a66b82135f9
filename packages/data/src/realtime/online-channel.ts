import type { DataClient } from '../client/types.ts';
import { getPresenceShown } from '../conversations/presence.ts';
import { touchLastSeen } from '../users/people.ts';
import { joinChannel } from './channels.ts';
import { joinUserChannel } from './user-channel.ts';

/** The database updates the time at most twice a minute. */
const TOUCH_INTERVAL = 60_000;

/**
 * Shows the user as online to their conversation partners, unless they hide it: then the database refuses it, also in a
 * tab that was open before. Returns a function that stops it.
 */
export function goOnline(client: DataClient, userId: string) {
  const touch = () => void touchLastSeen(client).catch(() => undefined);
  const plan = { topic: `online:${userId}`, presentAs: userId };
  let hasStopped = false;
  let channel: { leave: () => void } | undefined = joinChannel(client, plan, {});
  const update = async () => {
    const isShown = await getPresenceShown(client).catch(() => true);
    if (hasStopped) return;
    if (!isShown) channel?.leave();
    channel = isShown ? (channel ?? joinChannel(client, plan, {})) : undefined;
  };
  const leaveEvents = joinUserChannel(client, userId, {
    onEvent: (event) => {
      if (event === 'presence_changed') void update();
    },
  });
  touch();
  const timer = setInterval(touch, TOUCH_INTERVAL);
  return () => {
    hasStopped = true;
    clearInterval(timer);
    leaveEvents();
    channel?.leave();
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
