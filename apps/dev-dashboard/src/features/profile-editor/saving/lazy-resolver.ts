import type { FieldValues, Resolver } from 'react-hook-form';

/** A resolver whose schema is in a separate chunk, so that the page does not wait for it. */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values, unknown, Values>>,
): Resolver<Values, unknown, Values> {
  let loading: ReturnType<typeof load> | undefined;
  const loadResolver = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  void loadResolver().catch(() => undefined);
  return async (values, context, options) => (await loadResolver())(values, context, options);
}
