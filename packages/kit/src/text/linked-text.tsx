import { ExternalLink } from '@showcase/ui';
import { splitLinks } from './split-links.ts';

/** Renders user text with its http(s) URLs as links. */
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
