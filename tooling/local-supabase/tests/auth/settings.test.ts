import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { readAuthSettings } from '../../src/auth/settings/auth-settings.ts';
import { parseConfig, readConfig } from '../../src/auth/settings/read-config.ts';
import { readAuthMode, writeStackConfig } from '../../src/index.ts';

const siteUrl = 'http://localhost:3000';

it('has production’s settings when asked, and a few of its own otherwise', async () => {
  const production = readAuthSettings(await readConfig({ isLikeProduction: true }), siteUrl);
  const local = readAuthSettings(await readConfig(), siteUrl);

  expect(production).toMatchObject({
    ...{ siteUrl, confirmsEmails: true, confirmsBothEmails: true, mailsPerHour: 300 },
    ...{ secondsBetweenMails: 60, linkSeconds: 3600, minPasswordLength: 6, redirectUrls: [] },
    ...{ needsRecentSession: true, needsCurrentPassword: true, maxFactors: 10 },
  });
  const { redirectUrls, ...rest } = local;
  expect(redirectUrls).toContain('http://localhost:*/**');
  expect({ ...production, ...rest, redirectUrls: [] }).toEqual({
    ...production,
    ...{ confirmsEmails: false, mailsPerHour: 10_000, secondsBetweenMails: 1 },
  });
});

it.each([
  [
    'a setting that it does not know',
    { email: { otp_length: 8 } },
    'supabase/config.toml: the local backend does not know auth.email.otp_length.',
  ],
  [
    'a value that it cannot have',
    { enable_anonymous_sign_ins: true },
    'supabase/config.toml: auth.enable_anonymous_sign_ins is not usable here: Invalid input: expected false.',
  ],
  [
    'a time without a unit',
    { email: { max_frequency: '60' } },
    'supabase/config.toml: auth.email.max_frequency is not usable here: must be a time such as "1m".',
  ],
])('does not start with %s', async (_, changes: Record<string, unknown>, sentence) => {
  const { auth } = (await readConfig()) as { auth: Record<string, object> };
  const changed = Object.entries(changes).map(([name, value]) => [
    name,
    typeof value === 'object' ? { ...auth[name], ...value } : value,
  ]);

  expect(() =>
    readAuthSettings({ auth: { ...auth, ...Object.fromEntries(changed) } }, siteUrl),
  ).toThrow(new Error(sentence));
});

it('names the file and the line of what is no TOML', () => {
  const text = '[auth]\nenable_signup = yes\n';
  expect(() => parseConfig('config.local.toml', text)).toThrow(
    new Error('supabase/config.local.toml is no TOML in line 2.'),
  );
});

it('has production’s settings if AUTH_SETTINGS asks for them, and takes nothing else', () => {
  expect([{}, { AUTH_SETTINGS: '' }, { AUTH_SETTINGS: 'production' }].map(readAuthMode)).toEqual([
    ...[false, false, true],
  ]);
  expect(() => readAuthMode({ AUTH_SETTINGS: 'prod' })).toThrow(
    'AUTH_SETTINGS is production or empty, not prod.',
  );
});

it('gives a stack of containers the same settings', async () => {
  const text = await writeStackConfig();
  expect(text).toContain('enable_confirmations = false');
  expect(text).toContain('double_confirm_changes = true');
});

it('gives a stack like production the steps of production, and what only this machine has', async () => {
  const config = parse(await writeStackConfig({ isLikeProduction: true }));
  const { redirectUrls, ...settings } = readAuthSettings(config, siteUrl);
  const production = readAuthSettings(await readConfig({ isLikeProduction: true }), siteUrl);

  expect({ ...settings, redirectUrls: [] }).toEqual({ ...production, mailsPerHour: 10_000 });
  expect(redirectUrls).toContain('http://localhost:*/**');
  expect(config.auth).toMatchObject({
    site_url: siteUrl,
    captcha: { enabled: false },
    email: { smtp: { enabled: false } },
  });
});
