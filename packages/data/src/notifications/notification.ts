export type Notification = {
  id: string;
  /** Words joined by _, such as request_accepted. */
  kind: string;
  title: string;
  /** A path within the site. */
  link: string | null;
  /** True while another user waits for a response. */
  needs_action: boolean;
  read_at: string | null;
  created_at: string;
};

/** The two lists of the bell, newest first, and the unread count, which includes notifications beyond the lists. */
export type Notifications = {
  needsAnswer: Notification[];
  updates: Notification[];
  unread: number;
};

/** The bell after one notification was marked as read, or with null all of them. */
export function applyRead(before: Notifications, id: string | null, at: string): Notifications {
  const mark = (row: Notification) =>
    row.read_at === null && (id === null || row.id === id) ? { ...row, read_at: at } : row;
  const isUnread = ({ id: own, read_at }: Notification) => own === id && read_at === null;
  const isListed = [...before.needsAnswer, ...before.updates].some(isUnread);
  return {
    needsAnswer: before.needsAnswer.map(mark),
    updates: before.updates.map(mark),
    unread: id === null ? 0 : before.unread - (isListed ? 1 : 0),
  };
}
