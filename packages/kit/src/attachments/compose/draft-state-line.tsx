import { bidi } from '@showcase/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import MapPin from 'lucide-react/icons/map-pin';
import { LOCATION_WARNING, type DraftFile } from '../draft/draft-file.ts';
import { formatSize } from '../format-size.ts';
import { DraftMeta, UploadBar } from './compose.styles.ts';

/** The size and the state of a file. */
export function DraftStateLine({ file }: { file: DraftFile }) {
  const { name, size, sentBytes, state, error, hasLocation } = file;
  if (error !== null) {
    return (
      <DraftMeta $hasFailed>
        <CircleAlert aria-hidden />
        {error}
      </DraftMeta>
    );
  }
  return (
    <>
      <DraftMeta>{describeState(file)}</DraftMeta>
      {hasLocation && (
        <DraftMeta $hasFailed>
          <MapPin aria-hidden />
          {LOCATION_WARNING}
        </DraftMeta>
      )}
      {state === 'uploading' && (
        <UploadBar aria-label={bidi`Uploading ${name}`} max={size} value={sentBytes} />
      )}
    </>
  );
}

function describeState({ size, sentBytes, state }: DraftFile) {
  switch (state) {
    case 'preparing':
      return 'Preparing…';
    case 'uploading':
      return `${formatSize(sentBytes)} of ${formatSize(size)}`;
    case 'stored':
      return `${formatSize(size)} · Uploaded`;
    default:
      return `${formatSize(size)} · Waiting`;
  }
}
