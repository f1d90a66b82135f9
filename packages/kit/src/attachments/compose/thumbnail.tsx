import { useCallback } from 'react';
import type { DraftFile } from '../draft/draft-file.ts';
import { FileIcon } from '../file-icon.tsx';
import { ThumbnailFrame } from './compose.styles.ts';

/** A small picture, or the icon of another file. Next to its name, so it says nothing to screen readers. */
export function Thumbnail({ file: { picture, type } }: { file: DraftFile }) {
  return (
    <ThumbnailFrame aria-hidden>
      {picture ? <LocalPicture picture={picture} /> : <FileIcon type={type} />}
    </ThumbnailFrame>
  );
}

/** Its object URL lives as long as the image. */
function LocalPicture({ picture }: { picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt="" />;
}
