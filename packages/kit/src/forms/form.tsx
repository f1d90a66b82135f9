import type { ComponentPropsWithRef } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ErrorSummaryContext, type ErrorSummary } from './error-summary.ts';

type FormProps<Values extends FieldValues, Valid> = Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'noValidate'
> & {
  /** The result of React Hook Form's `useForm`, which focuses the first invalid field. */
  form: UseFormReturn<Values, unknown, Valid>;
  /** Receives valid values. */
  onSubmit: (values: Valid) => void;
  /** If one message above describes the errors, the fields show none of their own. */
  errorSummary?: ErrorSummary;
};

/** A form whose fields are bound to React Hook Form by name. */
export function Form<Values extends FieldValues, Valid>({
  form,
  onSubmit,
  errorSummary,
  ...rest
}: FormProps<Values, Valid>) {
  const submit = form.handleSubmit((values) => onSubmit(values));
  return (
    <FormProvider {...form}>
      <ErrorSummaryContext value={errorSummary ?? null}>
        {/* Without JavaScript, a browser would write the values into the URL. */}
        <form method="post" {...rest} noValidate onSubmit={(event) => void submit(event)} />
      </ErrorSummaryContext>
    </FormProvider>
  );
}
