export const NEWSLETTERS = '/dashboard/admin/newsletters';

/** Search parameter of a newsletter that is not saved yet. */
export const NEW_PARAM = 'new';

export const hrefOfNewsletter = (id: string) => `${NEWSLETTERS}/${id}`;

/** Has a new id for each call. */
export const hrefOfNewNewsletter = () => `${hrefOfNewsletter(crypto.randomUUID())}?${NEW_PARAM}`;
