const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Samples have ids such as '1', which the database would reject; they need no request. */
export function isUuid(id: string) {
  return UUID.test(id);
}
