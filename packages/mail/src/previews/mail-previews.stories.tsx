import { renderAuthMail } from '../auth/auth-mail.ts';
import type { RenderedMail } from '../outgoing-mail.ts';
import { renderMail } from '../render-mail.ts';
import { createMail, sampleMails, withUserText } from '../testing/sample-mails.ts';
import { MailPreview } from './mail-preview.tsx';

export default { title: 'Mail/Previews' };

type Context = { globals: { theme?: string } };

const site = { siteUrl: 'https://showcase.example' };
const link = 'https://showcase.example/auth/confirm?token_hash=a1b2c3&type=signup';

const only = (isIncluded: (kind: string) => boolean) =>
  showAll(sampleMails.filter(({ kind }) => isIncluded(kind)).map((mail) => renderMail(mail, site)));

export const Requests = only(
  (kind) => kind.startsWith('request_') || kind === 'credit_note_issued',
);
export const Reviews = only((kind) =>
  ['review_received', 'review_edited', 'reply_received'].includes(kind),
);
export const Messages = only((kind) => kind === 'message_received');
export const Reports = only((kind) => kind.startsWith('report_') || kind === 'warning_received');
export const Moderation = only((kind) => /(?<!view|ply)(?:hidden|featured)$/.test(kind));
export const Accounts = only((kind) => /^(?:account|admin)_/.test(kind));
export const Digest = only((kind) => kind === 'digest');
export const Newsletter = only((kind) => kind.startsWith('newsletter'));

export const Auth = showAll([
  renderAuthMail('confirmation', { link }),
  renderAuthMail('recovery', { link }),
  renderAuthMail('magic_link', { link }),
  renderAuthMail('email_change', { link, email: 'ada@example.com', newEmail: 'ada@stone.example' }),
  renderAuthMail('reauthentication', { code: '482913' }),
]);

export const OfANewerDatabase = showAll([renderMail(createMail('request_paid', {}), site)]);

export const LongWords = showHostile('x'.repeat(400));
export const RightToLeft = showHostile('דנה כהן <b>رقم</b> \u202Eabc: ١٢٣');
export const ManyEmoji = showHostile('🛟'.repeat(400));

function showHostile(text: string) {
  const kinds = ['request_created', 'project_hidden', 'message_received', 'newsletter'];
  const mails = sampleMails.filter(({ kind }) => kinds.includes(kind));
  const items = mails.map(({ kind, params }) => ({ kind, params }));
  const digest = createMail('digest', { period: 'weekly', items, more: 1 }, 'digest');
  return showAll([...mails, digest].map((mail) => renderMail(withUserText(mail, text), site)));
}

function showAll(mails: RenderedMail[]) {
  return function Previews(_props: object, { globals: { theme = 'light' } }: Context) {
    return (
      <>
        {mails.map((mail, index) => (
          <MailPreview key={`${index}-${theme}`} mail={mail} theme={theme} />
        ))}
      </>
    );
  };
}
