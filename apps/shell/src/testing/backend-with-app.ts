import { aSecondFactor, testId } from '@showcase/data/testing';
import { backendWithUsers } from './backend-with-users.ts';

type Backend = ReturnType<typeof backendWithUsers>;
type SecondFactor = ReturnType<typeof aSecondFactor>;

export type AppSetup = {
  factor?: Partial<Backend['state']['factors'][string]>;
  /** The database's answer about it, if it differs from the auth service's. */
  secondFactor?: Partial<SecondFactor>;
};

export const RECOVERY_CODE = 'abcde-12345';
const isOn = (fields: Partial<SecondFactor>) => aSecondFactor({ is_on: true, ...fields });

/** Ada is signed in, and has an authenticator app. */
export function backendWithApp({ factor, secondFactor }: AppSetup = {}) {
  const factors = { [testId(1)]: { isVerified: true, isConfirmed: false, ...factor } };
  const backend = backendWithUsers({ signedInAs: 'ada', factors });
  if (secondFactor) backend.rpc('my_second_factor', () => isOn(secondFactor));
  return backend;
}

/** One recovery code is right. */
export function acceptRecoveryCode(backend: Backend, onConfirm?: () => void) {
  backend.rpc('use_recovery_code', ({ code }) => {
    if (code !== RECOVERY_CODE) return false;
    backend.rpc('my_second_factor', () => isOn({ is_confirmed: true }));
    onConfirm?.();
    return true;
  });
}
