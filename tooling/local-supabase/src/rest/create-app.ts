import { App } from '@supabase/lite';
import { publishableKey, secretKey } from '../identity/keys.ts';
import type { RestConnection } from './rest-connection.ts';

type AppOptions = { connection: RestConnection; jwtSecret: string; siteUrl: string };

/** The REST service, configured like hosted Supabase; auth, storage and realtime are our own. Its part for auth only reads tokens. */
export async function createApp({ connection, jwtSecret, siteUrl }: AppOptions) {
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000, external_url: siteUrl },
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: publishableKey,
      secret_key: secretKey,
      site_url: siteUrl,
    },
    db: { migrations: { enabled: false } },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  await app.init();
  await app.ensureSystemSchema();
  return app;
}
