import { useFieldControl } from '@showcase/ui';
import { useId } from 'react';
import type { ComponentPropsWithRef, WheelEvent } from 'react';
import { NumberElement, NumberFrame, Unit } from './number-input.styles.ts';

export type NumberInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** The unit after the number: 'hours'. */
  unit?: string;
};

/** A number with its unit, aligned to the end. */
export function NumberInput({ unit, ...rest }: NumberInputProps) {
  return <NumberField {...rest} after={unit} />;
}

/** US dollars and cents. */
export function MoneyInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return <NumberField min={0} step={0.01} {...props} before="$" />;
}

type NumberFieldProps = ComponentPropsWithRef<'input'> & { before?: string; after?: string };

function NumberField({ before, after, className, ...rest }: NumberFieldProps) {
  const control = useFieldControl();
  const unitId = useId();
  const unit = before ?? after;
  const describedBy = rest['aria-describedby'] ?? control['aria-describedby'];
  return (
    <NumberFrame>
      {before && <Unit id={unitId}>{before}</Unit>}
      <NumberElement
        inputMode="decimal"
        onWheel={blurOnWheel}
        {...control}
        {...rest}
        className={className}
        aria-describedby={[unit && unitId, describedBy].filter(Boolean).join(' ') || undefined}
        type="number"
      />
      {after && <Unit id={unitId}>{after}</Unit>}
    </NumberFrame>
  );
}

/** Scrolling over a focused number input would change its value. */
function blurOnWheel(event: WheelEvent<HTMLInputElement>) {
  event.currentTarget.blur();
}
