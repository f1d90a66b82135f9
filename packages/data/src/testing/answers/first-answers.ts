import { someEarnings } from './earnings-answers.ts';
import type { rpcAnswers } from './rpc-answers.ts';

/** What functions answer until a test says otherwise: nothing to tell the user. */
export function setFirstAnswers({ rpc }: Pick<ReturnType<typeof rpcAnswers>, 'rpc'>) {
  rpc('client_record', () => null);
  rpc('my_earnings_figures', () => someEarnings());
  rpc('my_obligations', () => []);
  rpc('my_request_dates', () => []);
  rpc('my_restrictions', () => ({ suspended: null, hidden: [] }));
  rpc('my_sessions', () => []);
  rpc('record_profile_view', () => undefined);
  rpc('record_view', () => undefined);
  rpc('review_hires', () => []);
  rpc('suggest_search', () => []);
  rpc('unread_messages', () => 0);
  rpc('wallet_balance', () => 0);
}
