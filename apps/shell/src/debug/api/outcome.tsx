import { Badge, tokens } from '@showcase/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../../frame/copy-button.tsx';
import { withoutTokens } from '../panel/mask.ts';
import { Code } from '../panel/panel.styles.ts';

type OutcomeProps = {
  title: string;
  isSuccess: boolean;
  text: string;
  /** Each new one comes into view. */
  askedAt: number;
};

/** What came back, as text and without the tokens in it. */
export function Outcome({ title, isSuccess, text, askedAt }: OutcomeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void root.current?.scrollIntoView({ block: 'nearest' });
  }, [askedAt]);
  const safe = withoutTokens(text);
  return (
    <div ref={root}>
      <Head role="status">
        <Badge variant={isSuccess ? 'success' : 'danger'}>{isSuccess ? 'Success' : 'Error'}</Badge>
        <span>{title}</span>
        <CopyButton name="response" text={safe} />
      </Head>
      <Code tabIndex={0} aria-label="Response">
        {safe}
      </Code>
    </div>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  margin-block: ${tokens.space[2]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
