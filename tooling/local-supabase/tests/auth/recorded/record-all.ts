import type { Recorder } from './recorder.ts';
import { recordEmailChange } from './calls/email-change.ts';
import { recordEndedAccounts } from './calls/ended-accounts.ts';
import { recordLogOut } from './calls/log-out.ts';
import { recordMailedLinks } from './calls/mailed-links.ts';
import { recordPasswords } from './calls/passwords.ts';
import { recordRecovery } from './calls/recovery.ts';
import { recordSecondFactor } from './calls/second-factor.ts';
import { recordService } from './calls/service.ts';
import { recordSignUp } from './calls/sign-up.ts';
import { recordTokens } from './calls/tokens.ts';
import { recordUser } from './calls/user.ts';

const subjects = [
  ...[recordSignUp, recordTokens, recordUser, recordPasswords, recordRecovery],
  ...[recordEmailChange, recordMailedLinks, recordService, recordLogOut],
  ...[recordSecondFactor, recordEndedAccounts],
];

/** Makes all calls; one after the other, because time passes for all accounts at once. */
export async function recordAll(recorder: Recorder): Promise<void> {
  for (const record of subjects) await record(recorder);
}
