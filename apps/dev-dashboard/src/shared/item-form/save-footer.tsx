import type { DataError } from '@showcase/data/client';
import { formatWait } from '@showcase/kit/errors';
import { useSecondsUntil } from '@showcase/kit/forms';
import { Button, Notice, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { explainSaveError } from '../saving/explain-save-error.ts';

type SaveFooterProps = {
  formId: string;
  saveLabel: string;
  error: DataError | null;
  /** Set while saving is rate limited, in milliseconds since 1970. */
  retryAt: number | null;
  isSaving: boolean;
  onCancel: () => void;
  /** Null unless a picture is uploading. */
  onCancelUpload: (() => void) | null;
  /** Saves the values as a new item if the edited one no longer exists. */
  onSaveAsNew?: () => void;
};

/** The buttons below a form, and the error of the last attempt. */
export function SaveFooter(props: SaveFooterProps) {
  const { formId, saveLabel, error, retryAt, isSaving, onCancel, onCancelUpload, onSaveAsNew } =
    props;
  const secondsLeft = useSecondsUntil(retryAt);
  const isMissing = error?.kind === 'not-found';
  return (
    <Footer>
      {error && <Notice variant="danger">{explainSaveError(error)}</Notice>}
      <Buttons>
        <span role="status">{isSaving && 'Saving…'}</span>
        {onCancelUpload ? (
          <Button onClick={onCancelUpload}>Cancel upload</Button>
        ) : (
          <Button onClick={onCancel} disabled={isSaving}>
            Cancel
          </Button>
        )}
        {isMissing && onSaveAsNew && (
          <Button variant="primary" onClick={onSaveAsNew} isBusy={isSaving}>
            Save as new
          </Button>
        )}
        {!isMissing && (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isSaving}
            disabled={secondsLeft > 0}
          >
            {submitLabel(saveLabel, error, secondsLeft)}
          </Button>
        )}
      </Buttons>
    </Footer>
  );
}

function submitLabel(saveLabel: string, error: DataError | null, secondsLeft: number) {
  if (secondsLeft > 0) return `Retry in ${formatWait(secondsLeft)}`;
  return error ? 'Retry' : saveLabel;
}

const Footer = styled.div`
  display: grid;
  flex: 1;
  gap: ${tokens.space[3]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: flex-end;

  > :first-child {
    flex: 1;
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
  }
`;
