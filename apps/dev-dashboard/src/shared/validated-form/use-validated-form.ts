import { useState } from 'react';
import {
  useForm,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type ResolverResult,
} from 'react-hook-form';

type ValidatedFormOptions<V extends FieldValues> = Pick<UseFormProps<V>, 'defaultValues'> & {
  resolver: Resolver<V>;
};

/** `useForm` for long forms. Fields are validated on blur, but empty ones only on submit. */
export function useValidatedForm<V extends FieldValues>(options: ValidatedFormOptions<V>) {
  const [resolver] = useState(() => deferRequiredErrors(options.resolver));
  return useForm<V>({ ...options, resolver, mode: 'onTouched', shouldFocusError: false });
}

/**
 * Wraps a resolver so that leaving an empty field shows no error until the form is first submitted. Such an error would not help, and
 * it would shift the element the user is about to click.
 */
function deferRequiredErrors<V extends FieldValues>(resolver: Resolver<V>): Resolver<V> {
  let isSubmitted = false;
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const [field, ...others] = options.names ?? [];
    if (!field || others.length > 0) isSubmitted = true;
    return isSubmitted || !field || !isEmpty(values[field]) ? result : withoutError(result, field);
  };
}

function withoutError<V extends FieldValues>(result: ResolverResult<V>, field: string) {
  const errors = Object.entries(result.errors).filter(([name]) => name !== field);
  return { ...result, errors: Object.fromEntries(errors) } as ResolverResult<V>;
}

function isEmpty(value: unknown) {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
