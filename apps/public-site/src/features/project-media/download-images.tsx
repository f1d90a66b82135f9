import { countLabel } from '@showcase/kit/lists';
import { Button, Notice, Stack } from '@showcase/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { saveImages } from './zip-images.ts';

type DownloadState = { state: 'idle' } | { state: 'busy'; done: number } | { state: 'failed' };

type DownloadImagesProps = { title: string; images: { url: string }[] };

export function DownloadImages({ title, images }: DownloadImagesProps) {
  const [download, setDownload] = useState<DownloadState>({ state: 'idle' });
  const isBusy = download.state === 'busy';

  async function start() {
    setDownload({ state: 'busy', done: 0 });
    try {
      const urls = images.map((image) => image.url);
      await saveImages(title, urls, (done) => {
        setDownload({ state: 'busy', done });
      });
      setDownload({ state: 'idle' });
    } catch (error) {
      console.error('Error downloading images:', error);
      setDownload({ state: 'failed' });
    }
  }

  return (
    <Stack gap={2} align="start">
      <Button isBusy={isBusy} onClick={() => void start()}>
        <Download aria-hidden />
        Download All Images
      </Button>
      {isBusy && (
        <small role="status">{`${download.done} of ${countLabel(images.length, 'image')} downloaded`}</small>
      )}
      {download.state === 'failed' && (
        <Notice variant="danger">We couldn't download the images. Try again in a moment.</Notice>
      )}
    </Stack>
  );
}
