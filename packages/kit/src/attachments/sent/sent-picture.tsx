import { attachmentQueries, type Attachment } from '@showcase/data/attachments';
import { useDataClient, useItem } from '@showcase/data/query';
import { bidi } from '@showcase/ui';
import ImageOff from 'lucide-react/icons/image-off';
import { PictureFrame, PictureLink } from './sent.styles.ts';

/** A picture is not displayed taller or wider than this, by its sides' ratio. */
const RATIO = { min: 0.6, max: 2.4 };

/** An item with a preview that opens the picture in a new tab. Its space is reserved, so that nothing moves when it arrives. */
export function SentPicture({ picture, isSingle }: { picture: Attachment; isSingle: boolean }) {
  const { link } = attachmentQueries(useDataClient());
  const { name, alt, width, height, preview_widths } = picture;
  const original = useItem(link(picture));
  const preview = useItem(link(picture, preview_widths[0]));
  const isGone = !preview.isPending && preview.data === null;
  const ratio = width && height ? width / height : 4 / 3;
  const aspectRatio = isSingle ? Math.min(RATIO.max, Math.max(RATIO.min, ratio)) : 1;
  return (
    <PictureFrame style={{ aspectRatio, inlineSize: isSingle ? getWidth(picture) : undefined }}>
      {isGone && (
        <>
          <ImageOff aria-hidden />
          This picture is not available.
        </>
      )}
      {preview.data && (
        <PictureLink
          href={original.data ?? preview.data}
          target="_blank"
          rel="noreferrer"
          aria-label={bidi`Open ${alt ?? name}`}
        >
          <img src={preview.data} alt={alt ?? ''} loading="lazy" decoding="async" />
        </PictureLink>
      )}
    </PictureFrame>
  );
}

/** A small picture is not enlarged. */
function getWidth({ width }: Attachment) {
  return `min(100%, ${Math.max(120, Math.min(320, width ?? 320))}px)`;
}
