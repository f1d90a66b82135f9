import type { Message } from '@showcase/data/messages';
import { describeTimeAction } from '@showcase/hiring/requests';

type StepLine = Pick<Message, 'sender_id' | 'step'>;

/** 'You' or the other user's name; null if time did it. */
export function getActor(line: StepLine, { userId, name }: { userId: string; name: string }) {
  if (line.sender_id === userId) return 'You';
  return line.step && describeTimeAction(line.step) !== null ? null : name;
}
