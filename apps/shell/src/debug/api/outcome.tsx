import { Badge, tokens } from '@showcase/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../../core/copy-button.tsx';
import { maskTokens } from '../panel/mask.ts';
import { Code } from '../panel/panel.styles.ts';

type OutcomeProps = {
  title: string;
  isSuccess: boolean;
  text: string;
  /** Each new outcome is scrolled into view. */
  requestedAt: number;
};

/** The response as text, with its tokens masked. */
export function Outcome({ title, isSuccess, text, requestedAt }: OutcomeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void root.current?.scrollIntoView({ block: 'nearest' });
  }, [requestedAt]);
  const maskedText = maskTokens(text);
  return (
    <div ref={root}>
      <Header role="status">
        <Badge variant={isSuccess ? 'success' : 'danger'}>{isSuccess ? 'Success' : 'Error'}</Badge>
        <span>{title}</span>
        <CopyButton name="response" text={maskedText} />
      </Header>
      <Code tabIndex={0} aria-label="Response">
        {maskedText}
      </Code>
    </div>
  );
}

const Header = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  margin-block: ${tokens.space[2]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
