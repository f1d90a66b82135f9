const SENT_PREFIX = 'sent';

/**
 * `?hire=` opens the dialog, `?hire={service}` with a service selected, `?hire={service}:{package}` with one of its packages;
 * `?hire=sent:{request}` shows a sent request.
 */
export function readHireParam(value: string) {
  const [optionId = '', ...rest] = value.split(':');
  const detail = rest.join(':');
  return optionId === SENT_PREFIX
    ? { optionId: '', packageName: '', sentId: detail }
    : { optionId, packageName: detail, sentId: null };
}

export function sentParam(requestId: string) {
  return `${SENT_PREFIX}:${requestId}`;
}
