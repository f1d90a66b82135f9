export { confirmPassword } from './confirm-password.ts';
export { changeEmail, getNewEmail } from './email-change.ts';
export {
  confirmApp,
  createRecoveryCodes,
  createRecoveryCodesOptions,
  enrollApp,
  enterAppCode,
  enterRecoveryCode,
  hasSecondFactor,
  isConfirmedByApp,
  removeLateApp,
  removeSecondFactor,
  removeSecondFactorOptions,
  type AppEnrollment,
} from './second-factor.ts';
export { securityQueries, type SignedInSession } from './security-queries.ts';
export { endOtherSessions, endSession, endSessionOptions } from './sessions.ts';
