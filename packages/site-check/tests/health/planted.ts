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
  ['Supabase access token', join('sbp', '_oauth_', many('f5e4d3c2b1a9', 40))],
  ...paymentSecrets(),
  ...assistantSecrets(),
  ...hostSecrets(),
  ...messageSecrets(),
  ['AWS secret key', join('secretAccess', 'Key:"', letters(40))],
  ['AWS secret key', join('AWS_SECRET_', 'ACCESS_KEY=', letters(40))],
  ['AWS secret key', join('AK', 'IA', 'ABCD2345EFGH67IJ', '","', letters(40), '"')],
  ['Private key', join('-----BEGIN ', 'PRIVATE KEY-----', String.raw`\n`, letters(64))],
  ['Private key', join('-----BEGIN ', 'OPENSSH PRIVATE KEY-----', '\n', hex(64))],
  ['Database URL with a password', join('postgres', '://app:', letters(12), '@db.example.com')],
  ['Database URL with a password', join('mongodb', '+srv://app:', letters(12), '@a.b.mongodb.net')],
];

function paymentSecrets(): [string, string][] {
  return [
    ['Stripe or Clerk secret key', join('sk_', 'live_', letters(24))],
    ['Stripe or Clerk secret key of the test mode', join('sk_', 'test_', letters(24))],
    ['Stripe restricted key', join('rk_', 'live_', letters(24))],
    ['Stripe restricted key of the test mode', join('rk_', 'test_', letters(24))],
    ['Webhook signing secret', join('whsec', '_', letters(32))],
    ['Paddle key', join('pdl_', 'live_apikey_', many('0a1b2c3d', 26), '_', letters(22), '_AbC')],
    ['Paddle key of the sandbox', join('pdl_', 'sdbx_apikey_', many('0a1b', 26), '_', letters(22))],
    ['Polar token', join('polar', '_oat_', letters(43))],
    ['Braintree token', join('access_token', '$production$', many('0a1b2c3d', 16), '$', hex(32))],
    ['Shopify access token', join('shpat', '_', hex(32))],
    ['Shopify access token', join('shpca', '_', hex(32))],
    ['Shopify access token', join('shppa', '_', hex(32))],
    ['Shopify shared secret', join('shpss', '_', hex(32))],
    ['Google client secret', join('GOCSPX', '-', letters(28))],
    ['Google access token', join('ya29', '.', letters(120))],
    ['PostHog personal key', join('phx', '_', letters(43))],
  ];
}

function assistantSecrets(): [string, string][] {
  return [
    ['Anthropic key', join('sk-', 'ant-api03-', letters(93), 'AA')],
    ['OpenAI key', join('sk-', 'proj-', letters(48))],
    ['OpenAI key', join('sk-', 'svcacct-', letters(48))],
    ['OpenAI key', join('sk-', 'admin-', letters(48))],
    ['OpenAI key', join('sk-', letters(20), 'T3Blbk', 'FJ', letters(20))],
    ['DeepSeek key', join('sk', '-', hex(32))],
    ['OpenRouter key', join('sk-', 'or-v1-', hex(64))],
    ['Langfuse secret key', join('sk-', 'lf-', '0a1b2c3d-4e5f-4a1b-8c2d-3e4f5a6b7c8d')],
    ['LangSmith key', join('lsv2', '_pt_', hex(32), '_', hex(10))],
    ['Groq key', join('gsk', '_', letters(52))],
    ['xAI key', join('xai', '-', letters(80))],
    ['Perplexity key', join('pplx', '-', letters(48))],
    ['Cerebras key', join('csk', '-', many('0a1b2c3d', 48))],
    ['NVIDIA key', join('nvapi', '-', letters(64))],
    ['Hugging Face token', join('hf', '_', many('abCDefGH', 34))],
    ['Replicate token', join('r8', '_', letters(37))],
    ['ElevenLabs key', join('sk', '_', hex(48))],
    ['Pinecone key', join('pcsk', '_', letters(5), '_', letters(64))],
    ['Tavily key', join('tvly', '-dev-', letters(32))],
    ['Firecrawl key', join('fc', '-', hex(32))],
    ['Apify token', join('apify', '_api_', letters(36))],
  ];
}

function hostSecrets(): [string, string][] {
  return [
    ...['ghp', 'gho', 'ghu', 'ghs', 'ghr'].map((start): [string, string] => [
      'GitHub token',
      join(start, '_', letters(36)),
    ]),
    ['GitHub token', join('github', '_pat_', letters(22), '_', letters(59))],
    ['GitLab token', join('glpat', '-', letters(20))],
    ['npm token', join('npm', '_', letters(36))],
    ['PyPI token', join('pypi', '-AgEIcHlwaS5vcmc', letters(120))],
    ['Docker token', join('dckr', '_pat_', letters(27))],
    ['Atlassian token', join('ATATT', '3', letters(170), '=', hex(8))],
    ['DigitalOcean token', join('dop', '_v1_', hex(64))],
    ['Netlify token', join('nfp', '_', letters(36))],
    ['Vercel Blob token', join('vercel', '_blob_rw_', letters(16), '_', letters(30))],
    ['Neon key', join('napi', '_', many('0a1b2c3d', 64))],
    ['PlanetScale password', join('pscale', '_pw_', letters(43))],
    ['PlanetScale token', join('pscale', '_tkn_', letters(43))],
    ['Azure storage key', join('Account', 'Key=', letters(86), '==')],
    ['Mapbox secret token', join('sk', '.', encode({ u: 'ada', a: 'abcdefgh' }), '.', letters(22))],
    [
      'Sentry token',
      join('sntrys', '_', encode({ url: 'https://sentry.io', org: 'ada' }), '_', letters(43)),
    ],
    ['Sentry token', join('sntryu', '_', hex(64))],
    ['Contentful management token', join('CFPAT', '-', letters(43))],
  ];
}

function messageSecrets(): [string, string][] {
  return [
    ['Slack token', join('xoxb', '-', hex(12), '-', hex(24))],
    ['Slack token', join('xapp', '-1-A0000AAAA00-', many('1234567890', 13), '-', hex(64))],
    ['Slack webhook', join('https://hooks.slack.com/', 'services/T0000AAAA/B0000AAAA/', hex(24))],
    [
      'Discord webhook',
      join('https://discord.com/', 'api/webhooks/', many('1234567890', 18), '/', letters(68)),
    ],
    [
      'Telegram bot token',
      join('api.telegram.org/', 'bot', many('1234567890', 10), ':AA', letters(33)),
    ],
    ['Twilio auth token', join('A', 'C', hex(32), '","', hex(32))],
    ['Twilio auth token', join('VITE_TWILIO_AUTH_', 'TOKEN:"', hex(32))],
    ['SendGrid key', join('SG', '.', letters(22), '.', letters(43))],
    ['Resend key', join('re', '_', letters(8), '_', letters(24))],
    ['Mailgun key', join('key', '-', hex(32))],
    ['Brevo key', join('xkeysib', '-', hex(64), '-', letters(16))],
    ['OneSignal key', join('os_v2', '_app_', many('abcd2345', 104))],
    ['HubSpot token', join('pat', '-na1-', '0a1b2c3d-4e5f-4a1b-8c2d-3e4f5a6b7c8d')],
    ['Notion token', join('ntn', '_', letters(46))],
    ['Airtable token', join('pat', letters(14), '.', hex(64))],
    ['Linear key', join('lin', '_api_', letters(40))],
    ['Figma token', join('figd', '_', letters(40))],
  ];
}

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
  `task-${hex(32)}`,
  `mask_${hex(48)}`,
  `index-${letters(8)}.js`,
  `sha512-${letters(86)}==`,
  `data:font/woff2;base64,d09GMgABAAAAAA${many('EAAAAAAAAAAAC', 400)}`,
  join('rzp_', 'live_', letters(14)),
  join('sk-', 'cube-grid sk-child sk-', letters(6)),
  join('pat', 'tern-na1-', letters(20)),
  join('A', 'C', hex(32)),
  join('S', 'K', hex(32)),
  join('AK', 'IA', 'ABCD2345EFGH67IJ'),
  join('0x4AAAAAAA', letters(14)),
  join('6L', letters(38)),
  join('sq0', 'idp-', letters(22)),
  join('hf', '_', letters(34), '_of_a_function'),
  `${many('1234567890', 12)}-${many('0a1b2c3d', 32)}.apps.googleusercontent.com`,
  `eu-central-1_${letters(9)}`,
  `G-${letters(10).toUpperCase()}`,
  '0a1b2c3d-4e5f-4a1b-8c2d-3e4f5a6b7c8d',
  join('-----BEGIN ', 'PUBLIC KEY-----', String.raw`\n`, letters(64)),
  join('-----BEGIN ', 'CERTIFICATE-----', String.raw`\n`, letters(64)),
  `api.telegram.org/bot\${token}`,
  'TWILIO_AUTH_TOKEN="your_auth_token"',
  'secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? readSecretAccessKey()',
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
