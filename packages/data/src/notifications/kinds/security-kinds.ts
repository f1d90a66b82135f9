import * as v from 'valibot';
import { define } from './define-kind.ts';
import { sentence } from './sentence.ts';

const SECURITY = '/dashboard?settings=security';

/** What happened to the protection of an account, and to where its owner is paid. */
export const securityKinds = {
  app_added: define(
    {},
    () => sentence`An authenticator app was added to your account`,
    () => SECURITY,
  ),
  app_removed: define(
    {},
    () => sentence`The authenticator app was removed from your account`,
    () => SECURITY,
  ),
  recovery_code_used: define(
    { count: v.pipe(v.number(), v.integer()) },
    ({ count }) =>
      count === 1
        ? sentence`A recovery code was used. You have 1 left`
        : sentence`A recovery code was used. You have ${count} left`,
    () => SECURITY,
  ),
  recovery_codes_replaced: define(
    {},
    () => sentence`You have new recovery codes. The earlier ones no longer work`,
    () => SECURITY,
  ),
  payment_changed: define(
    {},
    () => sentence`How you are paid was changed in your billing details`,
    () => '/dashboard?settings=billing',
  ),
  password_changed: define(
    {},
    () => sentence`Your password was changed`,
    () => SECURITY,
  ),
  email_changed: define(
    {},
    () => sentence`Your email was changed`,
    () => SECURITY,
  ),
};
