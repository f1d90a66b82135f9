import type { Synonyms } from '@showcase/data/admins';
import { bidi, Button } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import { DateTime } from '../../shared/date-time.tsx';
import { RowActions } from './synonyms.styles.ts';

type SynonymsTableProps = {
  caption: string;
  groups: readonly Synonyms[];
  onEdit: (group: Synonyms) => void;
  onDelete: (group: Synonyms) => void;
};

export function SynonymsTable({ caption, groups, onEdit, onDelete }: SynonymsTableProps) {
  const actionsColumn: Column<Synonyms> = {
    key: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: (group) => (
      <RowActions>
        <Button
          size="s"
          aria-label={bidi`Delete ${nameOf(group)}`}
          aria-haspopup="dialog"
          onClick={() => onDelete(group)}
        >
          Delete
        </Button>
        <Button
          size="s"
          aria-label={bidi`Edit ${nameOf(group)}`}
          aria-haspopup="dialog"
          onClick={() => onEdit(group)}
        >
          Edit
        </Button>
      </RowActions>
    ),
  };
  return (
    <DataTable
      caption={caption}
      captionLook="hidden"
      columns={[TERMS, WHEN, actionsColumn]}
      rows={groups}
      keyOf={({ id }) => id}
    />
  );
}

export const nameOf = ({ terms }: Synonyms) => terms[0] ?? '';

const TERMS: Column<Synonyms> = {
  key: 'terms',
  header: 'Mean the same',
  cell: ({ terms }) => <bdi>{terms.join(', ')}</bdi>,
};

const WHEN: Column<Synonyms> = {
  key: 'when',
  header: 'Edited (UTC)',
  variant: 'date',
  cell: ({ updated_at }) => <DateTime date={updated_at} />,
};
