/** What a stack for tests sets differently: mails go to its own mailbox, and the tests of one machine share one IP address. */
const SETTINGS: [section: string, key: string, value: string][] = [
  ['auth', 'site_url', '"http://localhost:3000"'],
  ['auth', 'additional_redirect_urls', '["http://localhost:*/**"]'],
  ['auth.rate_limit', 'email_sent', '10000'],
  ['auth.rate_limit', 'sign_in_sign_ups', '10000'],
  ['auth.rate_limit', 'token_refresh', '10000'],
  ['auth.rate_limit', 'token_verifications', '10000'],
  ['auth.captcha', 'enabled', 'false'],
  ['auth.email', 'enable_confirmations', 'false'],
  ['auth.email', 'max_frequency', '"1s"'],
  ['auth.email.smtp', 'enabled', 'false'],
];

/** The text of production's config.toml with the settings of a stack for tests. Throws if it lacks one of them. */
export function toStackConfig(text: string): string {
  let section = '';
  const left = new Set(SETTINGS);
  const lines = text.split('\n').map((line) => {
    section = /^\[(.+)\]$/.exec(line)?.[1] ?? section;
    const setting = SETTINGS.find(([at, key]) => at === section && line.startsWith(`${key} = `));
    if (!setting) return line;
    left.delete(setting);
    return `${setting[1]} = ${setting[2]}`;
  });
  if (left.size > 0) {
    const missing = [...left].map(([at, key]) => `${at}.${key}`).join(', ');
    throw new Error(`config.toml has no ${missing}`);
  }
  return lines.join('\n');
}
