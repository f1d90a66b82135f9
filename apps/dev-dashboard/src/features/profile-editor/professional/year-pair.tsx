import { Field, TextInput } from '@showcase/ui';
import { FieldPair } from '../profile-editor.styles.ts';

type YearPairProps = {
  from: string;
  to: string;
  isToDisabled?: boolean;
  onChange: (years: { from: string } | { to: string }) => void;
};

export function YearPair({ from, to, isToDisabled = false, onChange }: YearPairProps) {
  return (
    <FieldPair>
      <Field label="From" isRequired>
        <TextInput
          value={from}
          maxLength={4}
          inputMode="numeric"
          placeholder="2018"
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
      </Field>
      <Field label="To">
        <TextInput
          value={to}
          maxLength={4}
          inputMode="numeric"
          placeholder="2021"
          disabled={isToDisabled}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      </Field>
    </FieldPair>
  );
}
