export type Notification = {
  id: string;
  /** Words joined by _, such as request_accepted. */
  kind: string;
  title: string;
  /** A path of ours. */
  link: string | null;
  /** Someone is waiting for an answer; false again once it is given. */
  needs_action: boolean;
  read_at: string | null;
  created_at: string;
};

/** The two parts of the bell, each newest first, and how many are unread, also beyond what is listed. */
export type Notifications = {
  needsAnswer: Notification[];
  updates: Notification[];
  unread: number;
};

/** The bell after one notification, or with null all of them, was read. */
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
