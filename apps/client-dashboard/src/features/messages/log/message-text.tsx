import { ExternalLink } from '@showcase/ui';
import { splitLinks } from './split-links.ts';
import { Words } from './log.styles.ts';

/** What somebody wrote, line by line as they wrote it, with its links. */
export function MessageText({ children }: { children: string }) {
  return (
    <Words dir="auto">
      {splitLinks(children).map(({ text, href }, index) =>
        href ? (
          <ExternalLink key={index} href={href}>
            {text}
          </ExternalLink>
        ) : (
          text
        ),
      )}
    </Words>
  );
}
