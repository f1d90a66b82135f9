import { IconButton } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';

const RESET_AFTER_MS = 2_000;

/** Copies a text and confirms it for 2 seconds. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), RESET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy() {
    // `clipboard` is undefined if the page is not served securely.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('absent'));
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  }

  return (
    <>
      <IconButton label={getLabel(outcome, name)} size="s" onClick={copy}>
        {outcome === null && <Copy aria-hidden />}
        {outcome === 'copied' && <Check aria-hidden />}
        {outcome === 'failed' && <TriangleAlert aria-hidden />}
      </IconButton>
      <span role="status">{outcome === 'copied' && 'Copied'}</span>
    </>
  );
}

function getLabel(outcome: 'copied' | 'failed' | null, name: string) {
  if (outcome === 'copied') return `Copied ${name}`;
  return outcome === 'failed' ? `Couldn't copy ${name}` : `Copy ${name}`;
}
