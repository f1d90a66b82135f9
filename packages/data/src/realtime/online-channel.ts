import type { DataClient } from '../client/client.ts';
import { touchLastSeen } from '../users/people.ts';
import { joinChannel } from './channels.ts';

/** The database updates the time at most twice a minute. */
const TOUCH_INTERVAL = 60_000;

/** Shows the user as online to their conversation partners. Returns a function that stops it. */
export function goOnline(client: DataClient, userId: string) {
  const touch = () => void touchLastSeen(client).catch(() => undefined);
  const { leave } = joinChannel(client, { topic: `online:${userId}`, presentAs: userId }, {});
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
