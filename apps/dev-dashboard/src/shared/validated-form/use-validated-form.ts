import { useState } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormProps } from 'react-hook-form';
import { deferRequiredErrors } from './defer-required-errors.ts';

type ValidatedFormOptions<V extends FieldValues> = Pick<UseFormProps<V>, 'defaultValues'> & {
  resolver: Resolver<V>;
};

/** `useForm` for long forms. Fields are validated on blur, but empty ones only on submit. */
export function useValidatedForm<V extends FieldValues>(options: ValidatedFormOptions<V>) {
  const [resolver] = useState(() => deferRequiredErrors(options.resolver));
  return useForm<V>({ ...options, resolver, mode: 'onTouched', shouldFocusError: false });
}
