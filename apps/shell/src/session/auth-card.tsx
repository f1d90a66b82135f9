import { Notice } from '@showcase/ui';
import type { ReactNode } from 'react';
import { Aside, Column, Intro, Reasons, Split } from './auth-card.styles.ts';
import type { Failure } from './explain-failure.ts';
import { SignInShowcase } from './sign-in-showcase/sign-in-showcase.tsx';

type AuthCardProps = {
  title: string;
  intro?: ReactNode;
  /** For search engines and previews of links; by default the intro, if that is a text. */
  description?: string | undefined;
  /** False for pages that only a link in an email opens. */
  isIndexed?: boolean;
  children: ReactNode;
  /** Below the form: the link between login and signup. */
  aside?: ReactNode;
};

/** The form of login, signup or password recovery, next to a work from the showcase where there is room. */
export function AuthCard({
  title,
  intro,
  description = typeof intro === 'string' ? intro : undefined,
  isIndexed = true,
  children,
  aside,
}: AuthCardProps) {
  return (
    <Split>
      <title>{`${title} · Bolt Showcase`}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      <Column>
        <h1>{title}</h1>
        {intro && <Intro>{intro}</Intro>}
        {children}
        {aside && <Aside>{aside}</Aside>}
      </Column>
      <SignInShowcase />
    </Split>
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
