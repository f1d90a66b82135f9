import { isPicture, MAX_ALT_LENGTH } from '@showcase/data/attachments';
import { bidi, Button, IconButton, isKey, TextInput } from '@showcase/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleStop from 'lucide-react/icons/circle-stop';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useState, useCallback } from 'react';
import type { DraftFile } from '../draft/draft-file.ts';
import { DraftActions, DraftItem, DraftName, DraftText, ThumbnailFrame } from './compose.styles.ts';
import { DraftStateLine } from './draft-state-line.tsx';
import { FileIcon } from '../file-icon.tsx';

type DraftRowProps = {
  file: DraftFile;
  canMove: boolean;
  isFirst: boolean;
  isLast: boolean;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  onMove: (step: -1 | 1) => void;
  onAltChange: (alt: string) => void;
};

export function DraftRow(props: DraftRowProps) {
  const { file, canMove, isFirst, isLast, onCancel, onRetry, onRemove, onMove, onAltChange } =
    props;
  const { name, state, alt } = file;
  const [isDescribing, setIsDescribing] = useState(alt !== null);
  const canCancel = state === 'waiting' || state === 'uploading';
  return (
    <DraftItem>
      <Thumbnail file={file} />
      <DraftText>
        <DraftName title={name} dir="auto">
          {name}
        </DraftName>
        <DraftStateLine file={file} />
        {isPicture(file) && !isDescribing && (
          <Button size="s" variant="ghost" onClick={() => setIsDescribing(true)}>
            Describe this picture
          </Button>
        )}
      </DraftText>
      <DraftActions>
        {canMove && (
          <>
            <IconButton
              size="s"
              label={bidi`Move ${name} up`}
              aria-disabled={isFirst || undefined}
              onClick={() => onMove(-1)}
            >
              <ChevronUp aria-hidden />
            </IconButton>
            <IconButton
              size="s"
              label={bidi`Move ${name} down`}
              aria-disabled={isLast || undefined}
              onClick={() => onMove(1)}
            >
              <ChevronDown aria-hidden />
            </IconButton>
          </>
        )}
        {(canCancel || state === 'failed') && (
          <IconButton
            ref={focusRemoveOnUnmount}
            size="s"
            label={canCancel ? bidi`Cancel ${name}` : bidi`Retry ${name}`}
            onClick={canCancel ? onCancel : onRetry}
          >
            {canCancel ? <CircleStop aria-hidden /> : <RotateCw aria-hidden />}
          </IconButton>
        )}
        <IconButton size="s" data-remove label={bidi`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </DraftActions>
      {isPicture(file) && isDescribing && (
        <TextInput
          aria-label={bidi`Describe ${name}`}
          placeholder="Describe this picture"
          dir="auto"
          autoFocus={alt === null}
          maxLength={MAX_ALT_LENGTH}
          value={alt ?? ''}
          onChange={({ currentTarget }) => onAltChange(currentTarget.value)}
          onKeyDown={(event) => {
            if (isKey(event, 'Enter')) event.preventDefault();
          }}
        />
      )}
    </DraftItem>
  );
}

/** The button is gone when its file is uploaded. If it has the focus then, the focus moves to the next button. */
function focusRemoveOnUnmount(button: HTMLElement | null) {
  const remove = button?.parentElement?.querySelector<HTMLElement>('[data-remove]');
  return () => {
    if (button === document.activeElement) remove?.focus();
  };
}

/** A small picture, or the icon of another file. Next to its name, so it says nothing to screen readers. */
function Thumbnail({ file: { picture, type } }: { file: DraftFile }) {
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
