import { ExternalLink } from '@showcase/ui';
import { splitLinks } from './split-links.ts';

/** A text that a user wrote, with its http(s) addresses as links. */
export function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map(({ text, href }, index) =>
    href ? (
      <ExternalLink key={index} href={href}>
        {text}
      </ExternalLink>
    ) : (
      text
    ),
  );
}
