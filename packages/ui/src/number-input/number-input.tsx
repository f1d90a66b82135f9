import { useId } from 'react';
import type { ComponentPropsWithRef, WheelEvent } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { NumberElement, NumberFrame, Unit } from './number-input.styles.ts';

export type NumberInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** What is counted, after the figure: 'hours'. */
  unit?: string;
};

/** A figure with its unit, at the end of its box. */
export function NumberInput({ unit, ...rest }: NumberInputProps) {
  return <Figure {...rest} after={unit} />;
}

/** US dollars and cents. */
export function MoneyInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return <Figure min={0} step={0.01} {...props} before="$" />;
}

type FigureProps = ComponentPropsWithRef<'input'> & { before?: string; after?: string };

function Figure({ before, after, className, ...rest }: FigureProps) {
  const control = useFieldControl();
  const unitId = useId();
  const unit = before ?? after;
  const described = rest['aria-describedby'] ?? control['aria-describedby'];
  return (
    <NumberFrame>
      {before && <Unit id={unitId}>{before}</Unit>}
      <NumberElement
        inputMode="decimal"
        onWheel={keepFigure}
        {...control}
        {...rest}
        className={className}
        aria-describedby={[unit && unitId, described].filter(Boolean).join(' ') || undefined}
        type="number"
      />
      {after && <Unit id={unitId}>{after}</Unit>}
    </NumberFrame>
  );
}

/** Scrolling the page over a focused number would change it. */
function keepFigure(event: WheelEvent<HTMLInputElement>) {
  event.currentTarget.blur();
}
