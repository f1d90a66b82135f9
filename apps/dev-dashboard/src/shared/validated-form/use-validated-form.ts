import { useState } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormProps } from 'react-hook-form';
import { deferRequiredErrors } from './defer-required-errors.ts';

type ValidatedFormOptions<V extends FieldValues> = Pick<UseFormProps<V>, 'defaultValues'> & {
  resolver: Resolver<V>;
};

/** The long forms' `useForm`: a field is checked when it is left, an empty one only when the form is submitted. */
export function useValidatedForm<V extends FieldValues>(options: ValidatedFormOptions<V>) {
  const [resolver] = useState(() => deferRequiredErrors(options.resolver));
  return useForm<V>({ ...options, resolver, mode: 'onTouched', shouldFocusError: false });
}
