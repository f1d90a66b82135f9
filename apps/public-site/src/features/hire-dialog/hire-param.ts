/** `?hire=` opens the dialog, `?hire={service}` with a service chosen, `?hire={service}:{package}` with a package of it. */
export function readHireParam(value: string) {
  const [offerId = '', ...rest] = value.split(':');
  return { offerId, packageName: rest.join(':') };
}
