import { profileForm } from '@showcase/data/schemas';
import { Button, Notice } from '@showcase/ui';
import type { ProfileField } from '../profile-values.ts';
import { FieldNames } from './filled.styles.ts';

type FilledNoticeProps = {
  fields: readonly ProfileField[];
  onSelect: (field: ProfileField) => void;
  onDismiss: () => void;
};

/** Lists the fields that an interview has filled, each with a button that focuses it. */
export function FilledNotice({ fields, onSelect, onDismiss }: FilledNoticeProps) {
  if (fields.length === 0) return null;
  return (
    <Notice
      variant="success"
      action={
        <Button size="s" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      Your interview filled in these fields. Check them before clients see them.
      <FieldNames aria-label="Filled fields">
        {fields.map((field) => (
          <li key={field}>
            <Button size="s" onClick={() => onSelect(field)}>
              {profileForm.labels[field]}
            </Button>
          </li>
        ))}
      </FieldNames>
    </Notice>
  );
}
