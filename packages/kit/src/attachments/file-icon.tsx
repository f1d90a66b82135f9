import File from 'lucide-react/icons/file';
import FileArchive from 'lucide-react/icons/file-archive';
import FileCode from 'lucide-react/icons/file-code';
import FileImage from 'lucide-react/icons/file-image';
import FileMusic from 'lucide-react/icons/file-music';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import FileVideoCamera from 'lucide-react/icons/file-video-camera';

const ICONS = [
  [/^image\//, FileImage],
  [/^video\//, FileVideoCamera],
  [/^audio\//, FileMusic],
  [/zip|gzip|x-7z|x-rar|x-tar|x-bzip/, FileArchive],
  [/spreadsheet|ms-excel|csv/, FileSpreadsheet],
  [/[/+-](?:xml|json|javascript|html)$/, FileCode],
  [/pdf|^text\/|word|document|rtf/, FileText],
] as const;

/** The icon of a file by its media type; null while that is not known. */
export function FileIcon({ type }: { type: string | null }) {
  const [, Icon] = ICONS.find(([pattern]) => type !== null && pattern.test(type)) ?? [null, File];
  return <Icon aria-hidden />;
}
