const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Sample links carry ids such as '1': the database would refuse them, so they are answered without asking. */
export function isUuid(id: string) {
  return UUID.test(id);
}
