import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedMail } from '../outgoing-mail.ts';
import { mailPage, type MailPage } from './mail-page.ts';
import { toPlainText } from './to-plain-text.ts';

export function renderPage(page: MailPage): RenderedMail {
  const html = `<!doctype html>${renderToStaticMarkup(mailPage(page))}`;
  return { subject: page.subject, html, text: toPlainText(html) };
}
