import { Badge, Button, Card } from '@showcase/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '../../shared/notify-context.ts';
import { CodeBlock, CodeHead, CodeTitle } from './project-code.styles.ts';

type CodeSampleCardProps = { sample: { title: string; language: string; code: string } };

export function CodeSampleCard({ sample }: CodeSampleCardProps) {
  const [isCopied, setIsCopied] = useState(false);
  const notify = useNotify();

  async function copy() {
    try {
      await navigator.clipboard.writeText(sample.code);
      setIsCopied(true);
    } catch {
      notify({
        kind: 'danger',
        text: 'The browser did not allow copying. Select the code instead.',
      });
    }
  }

  return (
    <Card as="section" padding="none" aria-label={sample.title}>
      <CodeHead>
        <CodeTitle>{sample.title}</CodeTitle>
        <Badge>{sample.language}</Badge>
        <Button size="s" variant="ghost" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      </CodeHead>
      <CodeBlock dir="ltr" tabIndex={0}>
        <code>{sample.code}</code>
      </CodeBlock>
    </Card>
  );
}
