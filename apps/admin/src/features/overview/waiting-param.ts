/** In the address while the hire requests that wait are listed. */
export const WAITING_PARAM = 'waiting';
