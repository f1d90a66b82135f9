import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';

/**
 * Wraps a resolver so that leaving an empty field shows no error until the form is first submitted. Such an error would not help, and
 * it would shift the element the user is about to click.
 */
export function deferRequiredErrors<V extends FieldValues>(resolver: Resolver<V>): Resolver<V> {
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
