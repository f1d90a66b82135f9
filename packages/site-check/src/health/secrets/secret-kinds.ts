import { assistantKinds, hostKinds, messageKinds, paymentKinds } from './key-prefixes.ts';
import { kind } from './secret-kind.ts';
import type { SecretKind } from './secret-kind.ts';

/**
 * What is published on purpose is in no pattern: `sb_publishable_`, `pk_live_`, `AIza` (Firebase), `pk.` (Mapbox), `phc_` (PostHog),
 * `rzp_live_` (Razorpay), identifiers such as `AKIA` or `AC` without the secret that belongs to them, and tokens with a role other than
 * `service_role`.
 */
export const secretKinds: readonly SecretKind[] = [
  {
    name: 'Supabase service_role key',
    pattern: /(?<![\w-])eyJ[\w-]{8,2000}\.(eyJ[\w-]{8,4000})\.[\w-]{8,1000}/g,
    prefix: 3,
    isSecret: ([, payload = '']) => readRole(payload) === 'service_role',
  },
  kind('Supabase secret key', 'sb_secret_', '[\\w-]{16,}'),
  kind('Supabase access token', 'sbp_', '(?:oauth_)?[a-f0-9]{40}'),
  ...paymentKinds,
  ...assistantKinds,
  ...hostKinds,
  ...messageKinds,
  {
    name: 'AWS secret key',
    pattern: named(
      'secretAccessKey|aws_secret_access_key|AWS_SECRET_ACCESS_KEY|AWS_SECRET_KEY',
      '[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])',
    ),
    prefix: 4,
  },
  {
    name: 'AWS secret key',
    pattern: /A[KS]IA[A-Z2-7]{16}["'`]\s{0,9},\s{0,9}["'`][A-Za-z0-9/+]{40}(?=["'`])/g,
    prefix: 1,
  },
  {
    name: 'Twilio auth token',
    pattern: named('TWILIO_AUTH_TOKEN', '[a-f0-9]{32}(?!\\w)'),
    prefix: 4,
  },
  {
    // Libraries name the first line alone.
    name: 'Private key',
    pattern: /-----BEGIN (?:[A-Z]{2,9} )?PRIVATE KEY-----(?:\\r|\\n|\s){1,4}[A-Za-z0-9+/=]{40}/g,
    prefix: 10,
  },
  {
    name: 'Database URL with a password',
    pattern:
      /\b(?:postgres|postgresql|mysql|mongodb|mongodb\+srv|redis|rediss|amqp|amqps):\/\/[\w.%-]{0,80}:([^\s@/"'`:]{6,200})@([\w.-]{3,200})/g,
    prefix: 4,
    isSecret: ([, password = '', host = '']) =>
      !/^(localhost|127\.|db$|host\b|example\.)/.test(host) &&
      !/^(password|your|example|\$|\{|<|\[|x{4})/i.test(password),
  },
];

/** What only its name shows to be secret. Builds put some words before the names of what they publish. */
function named(names: string, form: string): RegExp {
  const start = '(?:VITE_|NEXT_PUBLIC_|REACT_APP_|EXPO_PUBLIC_)?';
  return new RegExp(`${start}(?:${names})["'\`\\s:=]{1,9}${form}`, 'g');
}

/** The role in the second part of a token; undefined if it is none. */
function readRole(payload: string): unknown {
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null && 'role' in content
      ? content.role
      : undefined;
  } catch {
    return undefined;
  }
}
