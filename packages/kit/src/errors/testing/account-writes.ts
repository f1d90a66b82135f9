import {
  answerPurpose,
  appealSuspension,
  changePassword,
  deleteMyAccount,
} from '@showcase/data/account';
import type { DataClient } from '@showcase/data/client';
import {
  changeEmail,
  confirmApp,
  confirmPassword,
  createRecoveryCodes,
  endOtherSessions,
  endSession,
  enrollApp,
  enterAppCode,
  enterRecoveryCode,
  removeLateApp,
  removeSecondFactor,
} from '@showcase/data/security';
import { testId } from '@showcase/data/testing';
import { confirmContactEmail, setContactAudience, setContactEmail } from '@showcase/data/users';

const id = testId(1);
const email = 'ada@example.com';

export const accountWrites: Record<string, (client: DataClient) => Promise<unknown>> = {
  answerPurpose: (client) => answerPurpose(client, 'hire'),
  appealSuspension: (client) => appealSuspension(client, 'It was a mistake'),
  changeEmail: (client) => changeEmail(client, email),
  changePassword: (client) =>
    changePassword(client, { email, currentPassword: 'old-one', password: 'new-one' }),
  confirmContactEmail: (client) => confirmContactEmail(client, 'a'),
  setContactAudience: (client) => setContactAudience(client, { userId: id, audience: 'everyone' }),
  setContactEmail: (client) => setContactEmail(client, { userId: id, email }),
  confirmApp: (client) => confirmApp(client, { factorId: id, code: '123456' }),
  confirmPassword: (client) => confirmPassword(client, { email, password: 'secret' }),
  createRecoveryCodes: (client) => createRecoveryCodes(client),
  deleteMyAccount: (client) =>
    deleteMyAccount(client, { email, password: null, confirmation: email }),
  endOtherSessions: (client) => endOtherSessions(client),
  endSession: (client) => endSession(client, id),
  enrollApp: (client) => enrollApp(client, 'Bolt Showcase'),
  enterAppCode: (client) => enterAppCode(client, '123456'),
  enterRecoveryCode: (client) => enterRecoveryCode(client, 'abcde-fghjk'),
  removeLateApp: (client) => removeLateApp(client),
  removeSecondFactor: (client) => removeSecondFactor(client),
};
