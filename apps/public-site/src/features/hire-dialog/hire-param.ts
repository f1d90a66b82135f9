const SENT = 'sent';

/**
 * `?hire=` opens the dialog, `?hire={service}` with a service chosen, `?hire={service}:{package}` with a package of it;
 * `?hire=sent:{request}` shows what was sent.
 */
export function readHireParam(value: string) {
  const [offerId = '', ...rest] = value.split(':');
  const detail = rest.join(':');
  return offerId === SENT
    ? { offerId: '', packageName: '', sentId: detail }
    : { offerId, packageName: detail, sentId: null };
}

export function sentParam(requestId: string) {
  return `${SENT}:${requestId}`;
}
