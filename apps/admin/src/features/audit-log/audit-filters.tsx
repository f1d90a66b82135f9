import { Field, SearchInput, TextInput } from '@showcase/ui';
import { Select } from '@showcase/ui/controls';
import { ACTION_NAMES } from '../../shared/action-names.ts';
import type { AuditSearch } from './audit-search.ts';
import { Filters } from './audit-log.styles.ts';

const ACTIONS = [
  { value: 'all', label: 'All actions' },
  ...Object.entries(ACTION_NAMES).map(([value, label]) => ({ value, label })),
];

type AuditFilterBarProps = {
  search: AuditSearch;
  text: string;
  onText: (text: string) => void;
  onChange: (next: Partial<AuditSearch>) => void;
};

export function AuditFilterBar({ search, text, onText, onChange }: AuditFilterBarProps) {
  const { action, since, until } = search;
  return (
    <Filters aria-label="Audit log">
      <SearchInput
        label="Search the audit log"
        placeholder="Search by person, admin, target, reason, action or ID"
        value={text}
        onValueChange={onText}
        maxLength={200}
      />
      <Field label="Action">
        <Select
          options={ACTIONS}
          value={action}
          onValueChange={(value) => onChange({ action: value })}
        />
      </Field>
      <Field label="From">
        <TextInput
          type="date"
          value={since}
          max={until || undefined}
          onChange={(event) => onChange({ since: event.target.value })}
        />
      </Field>
      <Field label="To">
        <TextInput
          type="date"
          value={until}
          min={since || undefined}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </Field>
    </Filters>
  );
}
