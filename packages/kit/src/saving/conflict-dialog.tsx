import { Button, tokens } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import styled from 'styled-components';

type ConflictDialogProps = {
  /** The fields that both windows changed, formatted as text. */
  rows: readonly { label: string; mine: string; theirs: string }[];
  isBusy: boolean;
  onKeepMyVersion: () => void;
  onLoadSavedVersion: () => void;
  /** Saves this version as a new item. */
  onSaveAsNew?: () => void;
  onClose: () => void;
};

/** Lets the user choose between two versions after a conflict. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { rows, isBusy, onKeepMyVersion, onLoadSavedVersion, onSaveAsNew, onClose } = props;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="This was changed in another window"
      description="Choose which version to keep. Nothing is saved until you do."
      footer={
        <>
          <Button onClick={onLoadSavedVersion} disabled={isBusy}>
            Use the saved version
          </Button>
          {onSaveAsNew && (
            <Button onClick={onSaveAsNew} disabled={isBusy}>
              Save as new
            </Button>
          )}
          <Button variant="primary" onClick={onKeepMyVersion} isBusy={isBusy}>
            Keep my version
          </Button>
        </>
      }
    >
      <Versions>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Your version</th>
            <th scope="col">Saved version</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{mine || 'Empty'}</td>
              <td>{theirs || 'Empty'}</td>
            </tr>
          ))}
        </tbody>
      </Versions>
    </Dialog>
  );
}

const Versions = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text[14]};

  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`;
