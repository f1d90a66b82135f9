import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SwitchHint, SwitchLabel, SwitchRow, SwitchText, Thumb, Track } from './switch.styles.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'span'>, 'onChange' | 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
};

/** On or off, with immediate effect. For a choice that takes effect on Save, use Checkbox. */
export function Switch({ label, hint, isOn, onChange, isDisabled, ...rest }: SwitchProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <SwitchRow>
      <SwitchText>
        <SwitchLabel id={`${id}-label`} htmlFor={id}>
          {label}
        </SwitchLabel>
        {hint && <SwitchHint id={hintId}>{hint}</SwitchHint>}
      </SwitchText>
      <Track
        {...rest}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hintId}
        checked={isOn}
        onCheckedChange={(checked) => onChange(checked)}
        disabled={isDisabled}
      >
        <Thumb />
      </Track>
    </SwitchRow>
  );
}
