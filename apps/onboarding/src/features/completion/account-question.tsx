import { ButtonLink, Card, tokens } from '@showcase/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Where an interview continues after signing in. */
const RETURN = encodeURIComponent('/devonboard?from=interview');

/** For a visitor who has completed the interview. */
export function AccountQuestion() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Question
      forwardedAs="section"
      aria-labelledby="account-question"
      padding="l"
      lang="en"
      dir="ltr"
    >
      <h2 id="account-question" ref={heading} tabIndex={-1}>
        Sign up to save your profile
      </h2>
      <p>
        Your profile needs an account. Your answers wait in this browser, and are saved as soon as
        you are signed in.
      </p>
      <Ways>
        <ButtonLink variant="primary" href={`/signup?next=${RETURN}`}>
          Create an account
        </ButtonLink>
        <ButtonLink href={`/login?next=${RETURN}`}>I have an account</ButtonLink>
      </Ways>
    </Question>
  );
}

const Question = styled(Card)`
  h2 {
    margin: 0 0 ${tokens.space[2]};
    font-size: ${tokens.text[18]};
  }
  p {
    margin: 0 0 ${tokens.space[4]};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
