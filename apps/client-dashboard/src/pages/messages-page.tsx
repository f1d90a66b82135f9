import { useUser } from '@showcase/data/session';
import { Messages } from '../features/messages/messages.tsx';

export function MessagesPage() {
  const { authUser } = useUser();
  return (
    <>
      <title>Messages · Bolt Showcase</title>
      {authUser && <Messages key={authUser.id} userId={authUser.id} />}
    </>
  );
}
