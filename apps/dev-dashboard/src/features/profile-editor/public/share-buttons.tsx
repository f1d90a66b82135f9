import { useShare } from '@showcase/kit/sharing';
import { Button } from '@showcase/ui';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';

type ShareButtonsProps = { url: string; title: string };

/** Copies a link, or opens the device's share sheet where there is one. */
export function ShareButtons({ url, title }: ShareButtonsProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const shareLink = useShare();
  // `share` and `clipboard` are missing in some browsers and on insecure pages.
  const { share, clipboard } = navigator as Partial<Navigator>;

  const copy = async () => {
    try {
      if (!clipboard) throw new Error('There is no clipboard');
      await clipboard.writeText(url);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden />
        Copy link
      </Button>
      {share && (
        <Button onClick={() => void shareLink({ title, path: url })}>
          <Share2 aria-hidden />
          Share
        </Button>
      )}
      <span role="status">
        {copied === 'yes' && 'Link copied'}
        {copied === 'refused' && 'Not copied. Select the link and copy it.'}
      </span>
    </>
  );
}
