import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { FieldError, FieldHint, FieldMessages, RequiredMark } from './field.styles.ts';

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A legend does not take part in its fieldset's grid. */
const Legend = styled.legend`
  margin-block-end: ${tokens.space[1]};
  padding: 0;
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
`;

export type FieldGroupProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
};

/** Like Field, but for several controls that answer one question. */
export function FieldGroup({
  label,
  hint,
  error,
  isRequired,
  children,
  ...rest
}: FieldGroupProps & { children: ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <Fieldset
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      {...rest}
      data-invalid={error ? '' : undefined}
    >
      <Legend>
        {label}
        {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
      </Legend>
      {children}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldMessages aria-live="polite">
        {error && (
          <FieldError id={errorId}>
            <CircleAlert aria-hidden />
            {error}
          </FieldError>
        )}
      </FieldMessages>
    </Fieldset>
  );
}
