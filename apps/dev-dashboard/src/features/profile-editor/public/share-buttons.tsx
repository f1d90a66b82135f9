import { useShare } from '@showcase/kit/sharing';
import { Button } from '@showcase/ui';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useCopy } from './use-copy.ts';

type ShareButtonsProps = { url: string; title: string };

/** Copies a link, or opens the device's share sheet where there is one. */
export function ShareButtons({ url, title }: ShareButtonsProps) {
  const { copied, copy } = useCopy();
  const shareLink = useShare();
  // Missing in some browsers and on insecure pages.
  const { share } = navigator as Partial<Navigator>;

  return (
    <>
      <Button onClick={() => void copy(url)}>
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
        {copied === 'failed' && 'Not copied. Select the link and copy it.'}
      </span>
    </>
  );
}
