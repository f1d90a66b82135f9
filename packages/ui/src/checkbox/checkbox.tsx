import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Box, BoxFrame, BoxHint, BoxLabel, CheckboxRow } from './checkbox.styles.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** A checkbox with its label. */
export function Checkbox({ label, hint, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const hintId = hint ? `${boxId}-hint` : undefined;
  return (
    <CheckboxRow className={className}>
      <BoxFrame>
        <Box aria-describedby={hintId} {...rest} id={boxId} type="checkbox" />
        <Check aria-hidden strokeWidth={3} />
      </BoxFrame>
      <BoxLabel htmlFor={boxId}>{label}</BoxLabel>
      {hint && <BoxHint id={hintId}>{hint}</BoxHint>}
    </CheckboxRow>
  );
}
