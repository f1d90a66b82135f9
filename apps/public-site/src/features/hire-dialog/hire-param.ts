const SENT_PREFIX = 'sent';
const PROJECT_PREFIX = 'from';

/** The option without a service: the client sets a title and a budget. */
export const SOMETHING_ELSE = 'other';

/**
 * `?hire=` opens the dialog, `?hire={service}` with a service selected, `?hire={service}:{package}` with one of its packages;
 * `?hire=from:{project}:…` remembers the project that the client came from; `?hire=sent:{request}` shows a sent request.
 */
export function readHireParam(value: string) {
  const [first = '', ...others] = value.split(':');
  const none = { optionId: '', packageName: '', projectId: null, sentId: null };
  if (first === SENT_PREFIX) return { ...none, sentId: others.join(':') };
  if (first !== PROJECT_PREFIX) {
    return { ...none, optionId: first, packageName: others.join(':') };
  }
  const [projectId = '', optionId = '', ...details] = others;
  return { ...none, projectId, optionId, packageName: details.join(':') };
}

export function sentParam(requestId: string) {
  return `${SENT_PREFIX}:${requestId}`;
}

/** With this option selected, and the project still remembered. */
export function hireParam(optionId: string, projectId: string | null) {
  return projectId === null ? optionId : `${PROJECT_PREFIX}:${projectId}:${optionId}`;
}
