import { useState } from 'react';

export type Copied = 'no' | 'yes' | 'failed';

/** Copies a text, and remembers whether the browser allowed it. */
export function useCopy() {
  const [copied, setCopied] = useState<Copied>('no');
  // Missing in some browsers and on insecure pages.
  const { clipboard } = navigator as Partial<Navigator>;

  const copy = async (text: string) => {
    try {
      if (!clipboard) throw new Error('There is no clipboard');
      await clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return { copied, copy };
}
