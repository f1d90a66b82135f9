import { LinkedText } from '@showcase/kit/text';
import { MessageParagraph } from './log.styles.ts';

/** A message, line by line as it was written, with its links. */
export function MessageText({ children }: { children: string }) {
  return (
    <MessageParagraph dir="auto">
      <LinkedText>{children}</LinkedText>
    </MessageParagraph>
  );
}
