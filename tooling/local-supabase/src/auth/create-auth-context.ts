import type { Mailer } from '../mailbox/mailer.ts';
import type { Sql } from '../postgres/connect.ts';
import type { AuthContext } from './auth-context.ts';
import { createAttemptLimiter } from './limits/attempt-limiter.ts';
import { createMailLimits } from './limits/mail-limits.ts';
import { createAccessTokens } from './sessions/access-token.ts';
import type { AuthSettings } from './settings/auth-settings.ts';

type Options = {
  sql: Sql;
  settings: AuthSettings;
  mailer: Mailer;
  jwtSecret: string;
  hashCost: number;
};

const guesses = { failures: 30, milliseconds: 5 * 60 * 1000 };

export function createAuthContext({ jwtSecret, settings, ...rest }: Options): AuthContext {
  return {
    ...rest,
    settings,
    tokens: createAccessTokens({ jwtSecret, tokenSeconds: settings.tokenSeconds }),
    mails: createMailLimits({
      perHour: settings.mailsPerHour,
      secondsBetween: settings.secondsBetweenMails,
    }),
    passwordAttempts: createAttemptLimiter(guesses),
    codeAttempts: createAttemptLimiter(guesses),
  };
}
