import { LinkedText } from '@showcase/kit/text';
import { Words } from './log.styles.ts';

/** What somebody wrote, line by line as they wrote it, with its links. */
export function MessageText({ children }: { children: string }) {
  return (
    <Words dir="auto">
      <LinkedText>{children}</LinkedText>
    </Words>
  );
}
