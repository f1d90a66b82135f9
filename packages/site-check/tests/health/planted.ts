/** Made here from parts, so that no text of the repository has the form of a key. */
const many = (characters: string, count: number) => characters.repeat(count).slice(0, count);
const letters = (count: number) => many('aB3dE6gH9j', count);
const hex = (count: number) => many('0a1b2c3d4e5f', count);
const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
const token = (content: object) =>
  [encode({ alg: 'HS256', typ: 'JWT' }), encode(content), letters(43)].join('.');
const join = (...parts: string[]) => parts.join('');

/** One of each kind that must be found, with the name of its kind. */
export const secrets: [string, string][] = [
  [
    'Supabase service_role key',
    token({ iss: 'supabase', ref: 'abcdefghijklmnopqrst', role: 'service_role' }),
  ],
  ['Supabase secret key', join('sb_', 'secret_', letters(22), '_', letters(8))],
  ['Supabase access token', join('sbp', '_', hex(40))],
  ['Stripe or Clerk secret key', join('sk_', 'live_', letters(24))],
  ['Stripe or Clerk secret key of the test mode', join('sk_', 'test_', letters(24))],
  ['Stripe restricted key', join('rk_', 'live_', letters(24))],
  ['Webhook signing secret', join('whsec', '_', letters(32))],
  ['Anthropic key', join('sk-', 'ant-api03-', letters(93), 'AA')],
  ['OpenAI key', join('sk-', 'proj-', letters(48))],
  ['OpenAI key', join('sk-', letters(20), 'T3Blbk', 'FJ', letters(20))],
  ['OpenRouter key', join('sk-', 'or-v1-', hex(64))],
  ['Groq key', join('gsk', '_', letters(52))],
  ['Hugging Face token', join('hf', '_', many('abCDefGH', 34))],
  ['Replicate token', join('r8', '_', letters(37))],
  ['GitHub token', join('ghp', '_', letters(36))],
  ['GitHub token', join('gho', '_', letters(36))],
  ['GitHub token', join('ghs', '_', letters(36))],
  ['GitHub token', join('github', '_pat_', letters(22), '_', letters(59))],
  ['GitLab token', join('glpat', '-', letters(20))],
  ['npm token', join('npm', '_', letters(36))],
  ['Slack token', join('xoxb', '-', hex(12), '-', hex(24))],
  ['Slack webhook', join('https://hooks.slack.com/', 'services/T0000AAAA/B0000AAAA/', hex(24))],
  [
    'Discord webhook',
    join('https://discord.com/', 'api/webhooks/', many('1234567890', 18), '/', letters(68)),
  ],
  ['SendGrid key', join('SG', '.', letters(22), '.', letters(43))],
  ['Resend key', join('re', '_', letters(8), '_', letters(24))],
  ['Mailgun key', join('key', '-', hex(32))],
  ['Shopify access token', join('shpat', '_', hex(32))],
  ['DigitalOcean token', join('dop', '_v1_', hex(64))],
  ['Mapbox secret token', join('sk', '.', encode({ u: 'ada', a: 'abcdefgh' }), '.', letters(22))],
  ['PostHog personal key', join('phx', '_', letters(43))],
  ['AWS secret key', join('secretAccess', 'Key:"', letters(40))],
  ['Private key', join('-----BEGIN ', 'PRIVATE KEY-----', String.raw`\n`, letters(64))],
  ['Database URL with a password', join('postgres', '://app:', letters(12), '@db.example.com')],
];

/** What a browser gets on purpose, and what only looks like a key. */
export const publicKeys: string[] = [
  token({ iss: 'supabase', ref: 'abcdefghijklmnopqrst', role: 'anon' }),
  token({ role: 'authenticated', name: 'service_role' }),
  token({ sub: '1', scope: 'openid' }),
  ['eyJhbGciOiJIUzI1NiJ9', 'eyJub3Q', 'a-json-content'].join('.'),
  join('sb_', 'publishable_', letters(22), '_', letters(8)),
  join('pk_', 'live_', letters(24)),
  join('pk_', 'test_', letters(24)),
  join('AIza', letters(35)),
  join('pk', '.', encode({ u: 'ada', a: 'abcdefgh' }), '.', letters(22)),
  join('phc', '_', letters(43)),
  `https://${hex(32)}@o1.ingest.sentry.io/1`,
  'key.startsWith("sb_secret_")',
  'if (!key.startsWith("sk_live_")) throw new Error("No key")',
  `task-${letters(48)}`,
  join('mask_', 'sk_', 'live_', letters(24)),
  join('-----BEGIN ', 'PRIVATE KEY-----'),
  'postgres://postgres:postgres@localhost:5432/app',
  'postgresql://user:password@db.example.com/app',
  'postgresql://postgres:[YOUR-PASSWORD]@db.abc.supabase.co/postgres',
];

/** A bundle of one line, as bundlers write it. */
export function createBundle(keys: readonly string[]): string {
  return keys
    .map((key, index) => `const k${index}=${key.includes('"') ? `{${key}"}` : `"${key}"`};`)
    .join('');
}
