import type { ProfileLink } from '@showcase/kit/profile';
import { Card, ExternalLink } from '@showcase/ui';
import { BoxTitle, Links, LinkText } from './creator-facts.styles.ts';

/** Where else the creator is on the web. */
export function CreatorLinks({ links }: { links: readonly ProfileLink[] }) {
  if (links.length === 0) return null;
  return (
    <Card as="section" aria-label="Links">
      <BoxTitle>Links</BoxTitle>
      <Links role="list">
        {links.map(({ label, href, text }) => (
          <li key={label}>
            <ExternalLink href={href} variant="standalone">
              {label}
            </ExternalLink>
            <LinkText>
              <bdi>{text}</bdi>
            </LinkText>
          </li>
        ))}
      </Links>
    </Card>
  );
}
