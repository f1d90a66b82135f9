import { attachmentQueries, type Attachment } from '@showcase/data/attachments';
import { useDataClient, useItem } from '@showcase/data/query';
import { VisuallyHidden } from '@showcase/ui';
import { Download } from 'lucide-react';
import { FileIcon } from '../file-icon.tsx';
import { formatSize } from '../format-size.ts';
import { FileLink, FileName, FileSize } from './sent.styles.ts';

/** A file that is downloaded under its name. */
export function SentFile({ file }: { file: Attachment }) {
  const { data: url, isPending } = useItem(attachmentQueries(useDataClient()).link(file));
  const isGone = !isPending && url === null;
  return (
    <FileLink {...(url ? { href: url, download: file.name } : { 'aria-disabled': true })}>
      <FileIcon type={file.type} />
      <span>
        <VisuallyHidden>Download </VisuallyHidden>
        <FileName title={file.name}>
          <bdi>{file.name}</bdi>
        </FileName>
        <FileSize>{isGone ? 'Not available' : formatSize(file.size)}</FileSize>
      </span>
      <Download aria-hidden />
    </FileLink>
  );
}
