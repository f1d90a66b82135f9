import type { OutgoingMessage } from './outgoing-message.ts';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Unsent messages, persisted across reloads and shared by the windows of one browser. */
export function createOutboxStorage(storage: TextStorage, userId: string) {
  const key = `bolt-showcase-outbox-${userId}`;
  return {
    key,
    read: (): OutgoingMessage[] => parse(storage.getItem(key)),
    write(messages: OutgoingMessage[]) {
      if (messages.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(messages));
    },
  };
}

/** Empty if the stored value is not valid. */
function parse(text: string | null): OutgoingMessage[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isOutgoingMessage) : [];
  } catch {
    return [];
  }
}

const STRING_FIELDS = ['clientKey', 'conversationId', 'text', 'writtenAt'] as const;

function isOutgoingMessage(value: unknown): value is OutgoingMessage {
  if (typeof value !== 'object' || value === null || !('state' in value)) return false;
  const fields: Record<string, unknown> = { ...value };
  return (
    STRING_FIELDS.every((name) => typeof fields[name] === 'string') &&
    (fields.attachments === undefined || Array.isArray(fields.attachments)) &&
    (value.state === 'waiting' || value.state === 'failed')
  );
}
