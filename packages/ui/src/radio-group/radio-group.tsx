import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldGroupProps } from '../field/field-group.tsx';
import { Dot, OptionHint, OptionLabel, OptionRow, Options } from './radio-group.styles.ts';
import type { RadioVariant } from './radio-group.styles.ts';

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
};

export type RadioGroupProps<Value extends string> = FieldGroupProps & {
  options: readonly RadioOption<Value>[];
  /** Empty while nothing is chosen. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** Made up when absent. */
  name?: string;
  /** 'cards' for a few choices that need a word of explanation each. */
  variant?: RadioVariant;
};

/** One of a few, all in sight; for more than six use Select. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  name,
  variant = 'list',
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <FieldGroup {...rest} role="radiogroup" aria-required={rest.isRequired || undefined}>
      <Options $variant={variant}>
        {options.map((option, index) => (
          <OptionRow key={option.value} $variant={variant}>
            <Dot
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
              onChange={() => onValueChange(option.value)}
            />
            <OptionLabel id={`${id}-${index}`} $variant={variant}>
              {option.label}
            </OptionLabel>
            {option.hint && <OptionHint id={`${id}-${index}-hint`}>{option.hint}</OptionHint>}
          </OptionRow>
        ))}
      </Options>
    </FieldGroup>
  );
}
