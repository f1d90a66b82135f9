import { aNewsletter } from './admin-rows.ts';
import type { AdminRows } from './admin-functions.ts';

type Input = Record<string, string>;

const done = () => new Response(null, { status: 204 });
const reject = (code: 'PT404' | 'PT409', message: string) =>
  Response.json({ code, message }, { status: Number(code.slice(2)) });

/** Answers what admins do with newsletters, as the database does, and changes the rows. */
export function answerNewsletterWrite(rows: AdminRows, name: string, input: Input) {
  if (!/^admin_(save|delete|test|send)_newsletter$/.test(name)) return undefined;
  const { id = '', subject = '', body = '' } = input;
  const newsletter = rows.newsletters.find((row) => row.id === id);
  if (newsletter?.sent_at) return reject('PT409', 'This newsletter was already sent');
  if (name === 'admin_save_newsletter') {
    if (newsletter) Object.assign(newsletter, { subject, body });
    else rows.newsletters.unshift(aNewsletter({ id, subject, body }));
    return done();
  }
  if (!newsletter) return reject('PT404', 'This newsletter no longer exists');
  if (name === 'admin_test_newsletter') return done();
  if (name === 'admin_delete_newsletter') {
    rows.newsletters = rows.newsletters.filter((row) => row !== newsletter);
    return done();
  }
  const { subscribers } = rows;
  newsletter.sent_at = newsletter.updated_at;
  newsletter.recipients = subscribers;
  newsletter.waiting = subscribers;
  return Response.json(subscribers);
}
