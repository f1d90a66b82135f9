import { Badge, Button, Card, VisuallyHidden } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { useNotify } from '@showcase/remote-contract/services';
import { CodeBlock, CodeHead, CodeTitle } from './project-code.styles.ts';

const COPIED_MS = 2000;

type CodeSampleCardProps = { sample: { title: string; language: string; code: string } };

export function CodeSampleCard({ sample }: CodeSampleCardProps) {
  const [isCopied, setIsCopied] = useState(false);
  const notify = useNotify();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(sample.code);
      setIsCopied(true);
    } catch {
      notify({
        kind: 'danger',
        text: 'Your browser blocked copying. Select the code instead.',
      });
    }
  }

  return (
    <Card as="section" padding="none" aria-label={sample.title}>
      <CodeHead>
        <CodeTitle>
          <bdi>{sample.title}</bdi>
        </CodeTitle>
        <Badge wraps>{sample.language}</Badge>
        <Button size="s" variant="ghost" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? 'Copied' : 'Copy'}
          <VisuallyHidden>
            {' '}
            <bdi>{sample.title}</bdi>
          </VisuallyHidden>
        </Button>
        <VisuallyHidden role="status">{isCopied ? 'Copied' : ''}</VisuallyHidden>
      </CodeHead>
      <CodeBlock dir="ltr" tabIndex={0}>
        <code>{sample.code}</code>
      </CodeBlock>
    </Card>
  );
}
