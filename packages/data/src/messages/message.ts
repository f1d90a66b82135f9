/** In characters, counted like the database. */
export const MESSAGE_MAX_LENGTH = 4_000;
export const MESSAGE_PAGE_SIZE = 50;

export type Message = {
  id: string;
  /** Null if the account is deleted. */
  sender_id: string | null;
  /** Created by the sender's browser, so that a retry does not send the message twice. */
  client_key: string;
  text: string;
  /** Strictly increasing within a conversation. */
  created_at: string;
};

/** Oldest first. */
export type MessagePage = {
  messages: Message[];
  /** The cursor of the previous page; null at the beginning of the conversation. */
  before: string | null;
};
