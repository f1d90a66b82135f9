import { Notice } from '@showcase/ui';
import type { ReactNode } from 'react';
import { Box, Wrapper, Reasons, Aside, Intro } from './auth-card.styles.ts';
import type { Failure } from './explain-failure.ts';

type AuthCardProps = {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Below the card: the link between login and signup. */
  aside?: ReactNode;
};

/** The card around login, signup and password recovery. */
export function AuthCard({ title, intro, children, aside }: AuthCardProps) {
  return (
    <Wrapper>
      <title>{`${title} · Bolt Showcase`}</title>
      <Box>
        <h1>{title}</h1>
        {intro && <Intro>{intro}</Intro>}
        {children}
      </Box>
      {aside && <Aside>{aside}</Aside>}
    </Wrapper>
  );
}

/** The error banner of a form; renders nothing without a failure. */
export function FailureBanner({ failure, id }: { failure: Failure | null; id?: string }) {
  if (!failure) return null;
  return (
    <Notice variant="danger" id={id}>
      {failure.message}
      {failure.reasons.length > 0 && (
        <Reasons>
          {failure.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Reasons>
      )}
    </Notice>
  );
}
