import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const schema = z.looseObject({
  origin: z.url({
    protocol: /^https?$/,
    error: 'needs the URL of the site, such as https://showcase.example',
  }),
  supabaseUrl: z.string().min(1),
  supabaseKey: z.string().min(1),
  registryUrl: z.string().default('/registry-index.json'),
  debugPanel: z.enum(['everyone', 'developers', 'off']).default('off'),
  remoteOverrides: z.boolean().default(false),
  captcha: z
    .object({ provider: z.enum(['turnstile', 'hcaptcha']), siteKey: z.string().min(1) })
    .optional(),
  telemetry: z.url().optional(),
  contactEmail: z.email().optional(),
});

/** Reads the configuration of a site for `npm run site:build`. Throws a sentence that names what is wrong. */
export async function readSiteConfig(file: string) {
  const result = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  const { captcha, telemetry, contactEmail, ...config } = result.data;
  return {
    ...config,
    ...(captcha && { captcha }),
    ...(telemetry && { telemetry }),
    ...(contactEmail && { contactEmail }),
  };
}
