import { ButtonLink, Card, tokens } from '@showcase/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Where an interview continues after signing in. */
const ENCODED_RETURN_PATH = encodeURIComponent('/devonboard?from=interview');

/** Shown to a visitor who has completed the interview. */
export function SignUpPrompt() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PromptCard
      forwardedAs="section"
      aria-labelledby="sign-up-prompt"
      padding="l"
      lang="en"
      dir="ltr"
    >
      <h2 id="sign-up-prompt" ref={heading} tabIndex={-1}>
        Sign up to save your profile
      </h2>
      <p>
        You need an account to save your profile. Your answers stay in this browser, and we'll save
        them as soon as you're signed in.
      </p>
      <Actions>
        <ButtonLink variant="primary" href={`/signup?next=${ENCODED_RETURN_PATH}`}>
          Create an account
        </ButtonLink>
        <ButtonLink href={`/login?next=${ENCODED_RETURN_PATH}`}>I have an account</ButtonLink>
      </Actions>
    </PromptCard>
  );
}

const PromptCard = styled(Card)`
  h2 {
    margin: 0 0 ${tokens.space[2]};
    font-size: ${tokens.text[18]};
  }
  p {
    margin: 0 0 ${tokens.space[4]};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
