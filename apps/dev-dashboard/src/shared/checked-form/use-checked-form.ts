import { useState } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormProps } from 'react-hook-form';
import { patientResolver } from './patient-resolver.ts';

type CheckedFormOptions<V extends FieldValues> = Pick<UseFormProps<V>, 'defaultValues'> & {
  resolver: Resolver<V>;
};

/** The long forms' `useForm`: a field is checked when it is left, an empty one only when the form is submitted. */
export function useCheckedForm<V extends FieldValues>(options: CheckedFormOptions<V>) {
  const [resolver] = useState(() => patientResolver(options.resolver));
  return useForm<V>({ ...options, resolver, mode: 'onTouched', shouldFocusError: false });
}
