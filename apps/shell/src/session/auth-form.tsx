import { Form } from '@showcase/kit/forms';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FailureBanner } from './auth-card.tsx';
import { AuthFields } from './auth-card.styles.ts';
import type { Failure } from './explain-failure.ts';

type AuthFormProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof Form<Values, Values>>,
  'form' | 'onSubmit'
> & { failure: Failure | null; children: ReactNode };

/** A form whose error banner describes its invalid fields. */
export function AuthForm<Values extends FieldValues>(props: AuthFormProps<Values>) {
  const { form, onSubmit, failure, children } = props;
  const id = useId();
  return (
    <Form form={form} onSubmit={onSubmit} errorSummary={{ id, fields: failure?.fields ?? [] }}>
      <AuthFields>
        <FailureBanner id={id} failure={failure} />
        {children}
      </AuthFields>
    </Form>
  );
}
