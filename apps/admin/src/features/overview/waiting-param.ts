/** Search parameter that is present while the list of pending hire requests is open. */
export const WAITING_PARAM = 'waiting';
