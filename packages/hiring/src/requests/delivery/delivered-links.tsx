import type { HireRequestEvent } from '@showcase/data/hire-requests';
import { ExternalLink, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The links of a delivery, each with its host, so that nobody is led elsewhere by a label. */
export function DeliveredLinks({ links }: Pick<HireRequestEvent, 'links'>) {
  if (links.length === 0) return null;
  return (
    <List role="list" aria-label="Links">
      {links.map(({ label, url }, index) => (
        <li key={index}>
          <ExternalLink href={url}>
            <bdi>{label}</bdi>
          </ExternalLink>{' '}
          <Host>{new URL(url).host}</Host>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  font-size: ${tokens.text[14]};
  list-style: none;
  overflow-wrap: anywhere;
`;

const Host = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;
