import type { Obligation } from '../../account/obligations.ts';
import type { SecondFactor, SignedInSession } from '../../security/security-queries.ts';
import { DAY, testId } from '../rows.ts';

/** Of a user without an authenticator app. */
export function aSecondFactor(fields: Partial<SecondFactor> = {}): SecondFactor {
  return {
    is_on: false,
    is_confirmed: false,
    codes_left: 0,
    is_late: false,
    is_from_mail: false,
    ...fields,
  };
}

export function aSession(fields: Partial<SignedInSession> = {}): SignedInSession {
  return {
    id: testId(801),
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
    started_at: DAY,
    used_at: DAY,
    is_current: false,
    ...fields,
  };
}

type Work = Extract<Obligation, { kind: 'work' }>;

export function someWork(fields: Partial<Work> = {}): Work {
  return {
    kind: 'work',
    request_id: testId(501),
    title: 'A shop',
    side: 'creator',
    until: '2026-12-24T12:00:00.000Z',
    ...fields,
  };
}
