import { useNotify } from '@showcase/remote-contract/services';
import { Button, tokens, VisuallyHidden } from '@showcase/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';

type CopyableTextProps = { title: string; content: string };

export function CopyableText({ title, content }: CopyableTextProps) {
  const notify = useNotify();
  const titleId = useId();
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(content);
      setIsCopied(true);
    } catch {
      notify({ kind: 'danger', text: 'Your browser blocked copying. Select the text instead.' });
    }
  }

  return (
    <div>
      <Title id={titleId}>{title}</Title>
      <Content dir="ltr">{content}</Content>
      <Button size="s" aria-describedby={titleId} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <VisuallyHidden role="status">{isCopied ? 'Copied' : ''}</VisuallyHidden>
    </div>
  );
}

const Title = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  font-size: ${tokens.text[14]};
`;

const Content = styled.code`
  display: block;
  margin-block: ${tokens.space[2]};
  overflow-wrap: anywhere;
  font-size: ${tokens.text[12]};
`;
