import { Notice, tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PlainCard } from './mail-link-card.tsx';

/** For a link that is incomplete or has expired; says what to do instead. */
export function InvalidLinkCard({ children }: { children: ReactNode }) {
  return (
    <PlainCard title="This link doesn't work">
      <Message>It's incomplete or no longer valid. {children}</Message>
    </PlainCard>
  );
}

const Message = styled(Notice).attrs({ variant: 'warning' })`
  margin-block-start: ${tokens.space[6]};
`;
