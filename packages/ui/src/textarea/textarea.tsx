import { useFieldControl, VisuallyHidden } from '@showcase/ui';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useMergedRef } from '../merged-ref/use-merged-ref.ts';
import { CountedFrame, CounterText, TextareaElement } from './textarea.styles.ts';
import { useLength } from './use-length.ts';

export type TextareaProps = ComponentPropsWithRef<'textarea'> & {
  /** The maximum number of characters. The counter warns, but nothing is cut off. */
  limit?: number;
  /** A custom counter text: `(length) => '12 chars (min 50)'`. */
  counter?: (length: number) => string;
};

/** Several lines of text, with a counter if `limit` or `counter` is set. */
export function Textarea({ limit, counter, rows = 4, ...rest }: TextareaProps) {
  if (limit !== undefined || counter) {
    return <CountedTextarea {...rest} rows={rows} limit={limit} counter={counter} />;
  }
  return <PlainTextarea {...rest} rows={rows} />;
}

function PlainTextarea(props: ComponentPropsWithRef<'textarea'>) {
  return <TextareaElement {...useFieldControl()} {...props} />;
}

/** Announced only when few characters are left, because announcing every keystroke would be too much. */
const announceBelow = 20;
const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

function CountedTextarea({
  limit = Infinity,
  counter = (length) => `${length} of ${limit}`,
  ref,
  onInput,
  ...rest
}: TextareaProps) {
  const control = useFieldControl();
  const counterId = useId();
  const { length, lengthRef, updateLength } = useLength();
  const mergedRef = useMergedRef(ref, lengthRef);
  const charactersLeft = limit - length;
  const describedBy = rest['aria-describedby'] ?? control['aria-describedby'];
  return (
    <CountedFrame>
      <TextareaElement
        {...control}
        {...rest}
        ref={mergedRef}
        onInput={(event) => {
          onInput?.(event);
          updateLength();
        }}
        aria-describedby={[describedBy, counterId].filter(Boolean).join(' ')}
      />
      <CounterText id={counterId} $isOver={charactersLeft < 0}>
        {counter(length)}
      </CounterText>
      <VisuallyHidden role="status">
        {charactersLeft >= 0 &&
          charactersLeft <= announceBelow &&
          `${characters(charactersLeft)} left`}
        {charactersLeft < 0 && `${characters(-charactersLeft)} too many`}
      </VisuallyHidden>
    </CountedFrame>
  );
}
