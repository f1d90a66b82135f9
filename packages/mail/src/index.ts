export { renderAuthMail, type AuthMailKind, type AuthMails } from './auth/auth-mail.ts';
export type { OutgoingMail, RenderedMail } from './outgoing-mail.ts';
export { renderMail } from './render-mail.ts';
