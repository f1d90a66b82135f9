import { LinkedText } from '@showcase/kit/text';
import { Words } from './log.styles.ts';

/** A message, line by line as it was written, with its links. */
export function MessageText({ children }: { children: string }) {
  return (
    <Words dir="auto">
      <LinkedText>{children}</LinkedText>
    </Words>
  );
}
