import type { Message } from '@showcase/data/messages';

/** Steps that no person takes. */
const BY_TIME = ['expire', 'expire_offer', 'complete', 'complete_milestone'];

type StepLine = Pick<Message, 'sender_id' | 'step'>;

/** 'You' or the other user's name; null if time did it. */
export function getActor(line: StepLine, { userId, name }: { userId: string; name: string }) {
  if (line.sender_id === userId) return 'You';
  return BY_TIME.includes(line.step?.action ?? '') ? null : name;
}

/** Where a user sees the request, on their side of it. */
export function getRequestHref(requestId: string, side: 'client' | 'creator'): string {
  const area = side === 'client' ? 'client' : 'dev';
  return `/dashboard/${area}/requests?request=${requestId}`;
}
