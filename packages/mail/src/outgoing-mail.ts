/** A mail as the database hands it out. */
export type OutgoingMail = {
  id: string;
  kind: string;
  to: string;
  topic: string | null;
  params: unknown;
  unsubscribe_token: string | null;
};

export type RenderedMail = { subject: string; html: string; text: string };

/** Where the site is, such as `https://showcase.example`. */
export type Site = { siteUrl: string };
