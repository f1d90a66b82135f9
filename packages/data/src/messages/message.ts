/** Characters, as the database counts them. */
export const MESSAGE_MAX_LENGTH = 4_000;
export const MESSAGE_PAGE_SIZE = 50;

export type Message = {
  id: string;
  /** Null where the account is deleted. */
  sender_id: string | null;
  /** Made by the sender's browser, so that a repeated send stays one message. */
  client_key: string;
  text: string;
  /** Strictly increasing within a conversation. */
  created_at: string;
};

/** Oldest first. */
export type MessagePage = {
  messages: Message[];
  /** Where the page before it ends; null at the beginning of the conversation. */
  before: string | null;
};
