import type { Row } from './step-rows.ts';

const reason = 'Reason: We looked at it';
const review = 'Review your security';

/** What admins decide about an account, and what happens to its protection. */
export const accountRows: Row[] = [
  ['account_suspended', 'account', 'Your account is suspended', null, [reason]],
  ['account_reinstated', 'account', 'Your account is active again', null, [reason]],
  ['suspension_upheld', 'account', 'Your account stays suspended', null, [reason]],
  ['admin_granted', 'account', "You're now an admin", 'Open the admin area', [reason]],
  ['admin_revoked', 'account', "You're no longer an admin", null, [reason]],
  ['app_added', 'security', 'An authenticator app was added to your account', review, []],
  ['app_removed', 'security', 'The authenticator app was removed from your account', review, []],
  ['recovery_code_used', 'security', 'A recovery code of your account was used', review, []],
  ['recovery_codes_replaced', 'security', 'Your recovery codes were replaced', review, []],
  [
    'payment_changed',
    'security',
    'How you are paid was changed',
    'Review your billing details',
    [],
  ],
  ['password_changed', 'security', 'Your password was changed', review, []],
  ['email_changed', 'security', 'Your email was changed', review, []],
];
