import { useFieldControl } from '@showcase/ui';
import { useId, useRef } from 'react';
import type { ChangeEvent, CompositionEvent, ComponentPropsWithRef } from 'react';
import { normalizeNumber } from './normalize-number.ts';
import { NumberElement, NumberFrame, Unit } from './number-input.styles.ts';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'min' | 'max' | 'step'
>;

export type NumberInputProps = InputProps & {
  /** The unit after the number: 'hours'. */
  unit?: string;
  /** Phones show a keyboard without a decimal point. */
  isWhole?: boolean;
};

/** A number with its unit, aligned to the end. */
export function NumberInput({ unit, isWhole = false, ...rest }: NumberInputProps) {
  return <NumberField {...rest} after={unit} inputMode={isWhole ? 'numeric' : 'decimal'} />;
}

/** US dollars and cents. */
export function MoneyInput(props: InputProps) {
  return <NumberField {...props} before="$" inputMode="decimal" />;
}

type NumberFieldProps = InputProps & {
  before?: string;
  after?: string;
  inputMode: 'numeric' | 'decimal';
};

/** A text, because a browser reads '12,50' in a number field as 1250. */
function NumberField({ before, after, className, onChange, ...rest }: NumberFieldProps) {
  const control = useFieldControl();
  const unitId = useId();
  const isComposing = useRef(false);
  const unit = before ?? after;
  const describedBy = rest['aria-describedby'] ?? control['aria-describedby'];

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (isComposing.current || !normalizeInput(event.currentTarget)) onChange?.(event);
  }

  function endComposition({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    isComposing.current = false;
    normalizeInput(currentTarget);
  }

  return (
    <NumberFrame>
      {before && <Unit id={unitId}>{before}</Unit>}
      <NumberElement
        {...control}
        {...rest}
        onChange={change}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={endComposition}
        className={className}
        aria-describedby={[unit && unitId, describedBy].filter(Boolean).join(' ') || undefined}
        type="text"
      />
      {after && <Unit id={unitId}>{after}</Unit>}
    </NumberFrame>
  );
}

/** Changes the text past the setter of React, which then takes it for typed. Returns whether there was something to change. */
function normalizeInput(input: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = input;
  const normalized = normalizeNumber(value);
  if (normalized === value) return false;
  Reflect.set(HTMLInputElement.prototype, 'value', normalized, input);
  input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
