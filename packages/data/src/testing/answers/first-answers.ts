import { readMailToken } from '../../notifications/mails/mail-token.ts';
import { someEarnings } from './earnings-answers.ts';
import { someNotificationSettings } from './notification-answers.ts';
import { aCreatorRecord } from './record-answers.ts';
import type { rpcAnswers } from './rpc-answers.ts';

/** What functions answer until a test says otherwise: nothing to tell the user. */
export function setFirstAnswers({ rpc }: Pick<ReturnType<typeof rpcAnswers>, 'rpc'>) {
  rpc('answer_purpose', () => undefined);
  rpc('ask_purpose', () => false);
  rpc('client_record', () => null);
  rpc('complete_onboarding', () => undefined);
  rpc('confirm_newsletter', () => undefined);
  rpc('creator_by_former_username', () => null);
  rpc('creator_contact', () => null);
  rpc('creator_record', () => aCreatorRecord());
  rpc('join_newsletter', () => undefined);
  rpc('my_earnings_figures', () => someEarnings());
  rpc('my_notification_settings', () => someNotificationSettings());
  rpc('my_obligations', () => []);
  rpc('my_request_dates', () => []);
  rpc('my_restrictions', () => ({ suspended: null, hidden: [] }));
  rpc('my_sessions', () => []);
  rpc('my_tax_sides', () => null);
  rpc('record_profile_view', () => undefined);
  rpc('record_view', () => undefined);
  rpc('review_authors', () => []);
  rpc('review_hires', () => []);
  rpc('set_notification_settings', () => undefined);
  rpc('suggest_search', () => []);
  rpc('unread_messages', () => 0);
  rpc('unsubscribe', ({ token }) => readMailToken(token)?.topic ?? '');
  rpc('username_available', () => true);
  rpc('wallet_balance', () => 0);
}
