import { attachmentQueries, isPicture, type Attachment } from '@showcase/data/attachments';
import { useDataClient, useItem } from '@showcase/data/query';
import { VisuallyHidden } from '@showcase/ui';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { FileIcon } from '../file-icon.tsx';
import { formatSize } from '../format-size.ts';
import { FileLink, FileName, FileSize } from './sent.styles.ts';

type SentFileProps = {
  file: Attachment;
  /** Shown after its size. */
  details?: ReactNode;
};

/** A file that is downloaded under its name; a picture opens in a new tab. */
export function SentFile({ file, details }: SentFileProps) {
  const { data: url, isPending } = useItem(attachmentQueries(useDataClient()).link(file));
  const isGone = !isPending && url === null;
  return (
    <FileLink {...getLinkProps(file, url)}>
      <FileIcon type={file.type} />
      <span>
        <VisuallyHidden>{isPicture(file) ? 'Open ' : 'Download '}</VisuallyHidden>
        <FileName title={file.name} dir="auto">
          {file.name}
        </FileName>
        <FileSize>
          {isGone ? 'Not available' : formatSize(file.size)}
          {details && <> · {details}</>}
        </FileSize>
      </span>
      {isPicture(file) ? <ExternalLink aria-hidden /> : <Download aria-hidden />}
    </FileLink>
  );
}

function getLinkProps(file: Attachment, url: string | null) {
  if (url === null) return { 'aria-disabled': true };
  return isPicture(file)
    ? { href: url, target: '_blank', rel: 'noreferrer' }
    : { href: url, download: file.name };
}
