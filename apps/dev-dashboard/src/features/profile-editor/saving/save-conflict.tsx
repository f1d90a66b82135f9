import type { User } from '@showcase/data';
import type { ProfileValues } from '@showcase/data/schemas';
import { Button } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { ConflictTable } from '../profile-editor.styles.ts';
import { changedFields, FIELD_LABELS, textOf, valuesOf } from '../profile-values.ts';

type SaveConflictProps = {
  mine: ProfileValues;
  theirs: User;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Both versions of what was edited in two windows, to choose from. */
export function SaveConflict(props: SaveConflictProps) {
  const { mine, theirs, isBusy, onKeepMine, onTakeTheirs, onClose } = props;
  const saved = valuesOf(theirs);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="This was changed in another window"
      description="Choose which version to keep. Nothing is saved until you do."
      footer={
        <>
          <Button onClick={onTakeTheirs} disabled={isBusy}>
            Use the saved version
          </Button>
          <Button variant="primary" onClick={onKeepMine} isBusy={isBusy}>
            Keep my version
          </Button>
        </>
      }
    >
      <ConflictTable>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Your version</th>
            <th scope="col">Saved version</th>
          </tr>
        </thead>
        <tbody>
          {changedFields(saved, mine).map((field) => (
            <tr key={field}>
              <th scope="row">{FIELD_LABELS[field]}</th>
              <td>{textOf(mine, field) || 'Empty'}</td>
              <td>{textOf(saved, field) || 'Empty'}</td>
            </tr>
          ))}
        </tbody>
      </ConflictTable>
    </Dialog>
  );
}
