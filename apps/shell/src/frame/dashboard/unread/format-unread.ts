/** The database stops counting at 100. */
export const formatUnread = (count: number) => (count > 99 ? '99+' : String(count));
