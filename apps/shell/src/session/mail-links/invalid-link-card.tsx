import { Notice } from '@showcase/ui';
import type { ReactNode } from 'react';
import { AuthFields } from '../auth-card.styles.ts';
import { PlainCard } from './mail-link-card.tsx';

const PROBLEM = "It's incomplete or no longer valid.";

/** For a link that is incomplete or has expired; says what to do instead. */
export function InvalidLinkCard({ children }: { children: ReactNode }) {
  return (
    <PlainCard title="This link doesn't work" description={PROBLEM}>
      <AuthFields>
        <Notice variant="warning">
          {PROBLEM} {children}
        </Notice>
      </AuthFields>
    </PlainCard>
  );
}
