import { Notice } from '@showcase/ui';
import type { ReactNode } from 'react';
import { Box, Place, Reasons, Aside, Intro } from './entrance.styles.ts';
import type { Failure } from './explain-failure.ts';

type EntranceProps = {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Below the card: the way to the other page. */
  aside?: ReactNode;
};

/** The card that login, signup and password recovery stand in. */
export function Entrance({ title, intro, children, aside }: EntranceProps) {
  return (
    <Place>
      <title>{`${title} · Bolt Showcase`}</title>
      <Box>
        <h1>{title}</h1>
        {intro && <Intro>{intro}</Intro>}
        {children}
      </Box>
      {aside && <Aside>{aside}</Aside>}
    </Place>
  );
}

/** The red banner of a form; nothing while nothing failed. */
export function FailureBanner({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Notice variant="danger">
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
