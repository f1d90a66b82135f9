import { isPicture, type Attachment } from '@showcase/data/attachments';
import { FileList, PictureList, RemovedNote, SentFrame } from './sent.styles.ts';
import { SentFile } from './sent-file.tsx';
import { SentPicture } from './sent-picture.tsx';

type SentAttachmentsProps = {
  attachments: readonly Attachment[];
  /** How many files it was sent with. */
  count: number;
};

/** The files of a message: pictures as previews, others as rows. */
export function SentAttachments({ attachments, count }: SentAttachmentsProps) {
  const pictures = attachments.filter(isPicture);
  const files = attachments.filter((file) => !isPicture(file));
  const removedCount = count - attachments.length;
  return (
    <SentFrame>
      {pictures.length > 0 && (
        <PictureList $isSingle={pictures.length === 1} role="list" aria-label="Pictures">
          {pictures.map((picture) => (
            <SentPicture key={picture.id} picture={picture} isSingle={pictures.length === 1} />
          ))}
        </PictureList>
      )}
      {files.length > 0 && (
        <FileList role="list" aria-label="Files">
          {files.map((file) => (
            <li key={file.id}>
              <SentFile file={file} />
            </li>
          ))}
        </FileList>
      )}
      {removedCount > 0 && (
        <RemovedNote>
          {removedCount === 1 ? '1 file was removed' : `${removedCount} files were removed`}
        </RemovedNote>
      )}
    </SentFrame>
  );
}
