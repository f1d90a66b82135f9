import { LinkedText } from '@showcase/kit/text';
import { MessageParagraph } from './log.styles.ts';

/** A message with its line breaks and links. */
export function MessageText({ children }: { children: string }) {
  return (
    <MessageParagraph dir="auto">
      <LinkedText>{children}</LinkedText>
    </MessageParagraph>
  );
}
