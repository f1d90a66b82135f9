import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createAuthContext } from './auth/create-auth-context.ts';
import { createAuth } from './auth/auth-routes.ts';
import { readAuthSettings } from './auth/settings/auth-settings.ts';
import { readConfig } from './auth/settings/read-config.ts';
import { nameCluster } from './clusters/cluster-name.ts';
import { findCluster } from './clusters/finished-cluster.ts';
import { createApp } from './rest/create-app.ts';
import { createHandler } from './http/handler.ts';
import { listen } from './http/http-server.ts';
import { jwtSecret, publishableKey, secretKey } from './identity/keys.ts';
import { readPreRequest } from './rest/pre-request.ts';
import { RestConnection } from './rest/rest-connection.ts';
import { createRest } from './rest/create-rest.ts';
import { startScheduledJobs } from './schema/scheduled-jobs.ts';
import { openExternalDatabase } from './schema/external-database.ts';
import { seedDatabase } from './schema/seed.ts';
import { installSystemSchema } from './schema/system-schema.ts';
import { createFunctions } from './functions/function-routes.ts';
import { createProjectChecks } from './functions/project-checks.ts';
import { createAuthOutbox } from './mailbox/auth-outbox.ts';
import { createMailDelivery } from './mailbox/mail-delivery.ts';
import { readMailSettings } from './mailbox/mail-settings.ts';
import { createMailStore } from './mailbox/mail-store.ts';
import { createMailer } from './mailbox/mailer.ts';
import { connect } from './postgres/connect.ts';
import { ignoreLostConnections } from './postgres/lost-connections.ts';
import { copyFolder } from './postgres/folders/copy-folder.ts';
import { makeWritable } from './postgres/folders/writable-folder.ts';
import { startDatabase } from './postgres/start-database.ts';
import { startRealtime } from './realtime/realtime-server.ts';
import { storageFolder } from './storage/files/storage-folder.ts';
import { createStorage } from './storage/storage-routes.ts';
import { checkData } from './upgrade/check-data.ts';
import { prepareUpgrade } from './upgrade/upgrade.ts';
import { replaceOldData } from './upgrade/old-data.ts';
import type { LocalSupabase, LocalSupabaseOptions } from './options.ts';
import type { Database } from './postgres/start-database.ts';

/** Starts the complete backend that supabase-js expects, on this machine. */
export async function startLocalSupabase(options: LocalSupabaseOptions): Promise<LocalSupabase> {
  const dataDir = resolve(options.dataDir);
  const isNew = !existsSync(join(dataDir, 'database'));
  if (!options.isThrowaway || options.databaseUrl || !isNew) return startBackend(options);
  const { root = '.', seed = true } = options;
  const name = await nameCluster({ root: resolve(root), hasSeed: seed });
  const cluster = await findCluster(name, async (folder) => {
    const backend = await startBackend({
      ...{ root, seed, dataDir: folder, port: 0 },
      ...{ isThrowaway: true, deliversMail: false, repeatsJobs: false },
    });
    await backend.stop();
  });
  return startBackend({ ...options, seed: false }, cluster);
}

async function startBackend(
  options: LocalSupabaseOptions,
  cluster?: string,
): Promise<LocalSupabase> {
  const dataDir = resolve(options.dataDir);
  await makeWritable(dataDir);
  const log = options.log ?? (() => undefined);
  const cleanups: (() => Promise<void>)[] = [];
  const stopIgnoring = ignoreLostConnections();
  cleanups.push(() => Promise.resolve(stopIgnoring()));
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    const database = await openDatabase(options, dataDir, cluster);
    cleanups.push(database.stop);
    const hashCost = options.isThrowaway ? 4 : 10;
    const sql = connect(database.url, { max: 8 });
    cleanups.push(() => sql.end({ timeout: 2 }));
    const root = resolve(options.root ?? '.');
    const migrations = join(root, 'supabase', 'migrations');
    const { databaseUrl, report = log } = options;
    const data = { migrations, dataDir, databaseUrl };
    const state = await checkData(sql, data);
    if (state.kind === 'before-1.0') {
      await stop();
      await replaceOldData(dataDir, options.chooseNewData, report);
      return await startBackend(options, cluster);
    }
    options.onDataChecked?.();
    const runMigrations = await prepareUpgrade(sql, data, state, report);
    const connection = new RestConnection(database.url);
    cleanups.push(() => connection.driver.end({ timeout: 2 }));

    const { captchaSecret, mail = readMailSettings({}), isLikeProduction = false } = options;
    const siteUrl = options.siteUrl ?? 'http://localhost:3000';
    const config = await readConfig({ isLikeProduction });
    const settings = { ...readAuthSettings(config, siteUrl), ...options.auth };
    const secret = await jwtSecret(dataDir);
    const mails = createMailStore(join(dataDir, 'mailbox'));
    const app = await createApp({ connection, jwtSecret: secret, siteUrl });
    const outbox = createAuthOutbox({ store: mails, settings: mail, log });
    cleanups.push(outbox.stop);
    const mailer = createMailer({ outbox, siteUrl });
    await installSystemSchema(sql);
    const applied = await runMigrations();
    connection.preRequest = await readPreRequest(sql);
    if (applied.length > 0) log(`Applied ${applied.length} migrations`);
    const storageDir = join(dataDir, storageFolder(databaseUrl));
    await mkdir(storageDir, { recursive: true });
    if (cluster) await copyFolder(join(cluster, 'storage'), storageDir);
    if (options.seed !== false) await seedDatabase(sql, root, { storageDir, hashCost });

    const realtime = await startRealtime({ sql, jwtSecret: secret });
    cleanups.push(() => realtime.stop());
    await sql.listen('pgrst', () => void connection.clearSchemaCache());
    const repeats = options.repeatsJobs ?? true;
    const jobs = startScheduledJobs(sql, { log, storageDir, repeats });
    cleanups.push(jobs.stop);
    let functions = (_request: Request) => Promise.resolve(new Response(null, { status: 503 }));
    const context = createAuthContext({ sql, settings, mailer, jwtSecret: secret, hashCost });
    const handler = createHandler({
      rest: createRest({ app, sql, log }),
      auth: createAuth({ context, captchaSecret, log }),
      storage: createStorage({ sql, folder: storageDir, jwtSecret: secret, log }),
      broadcast: realtime.broadcast,
      functions: (request) => functions(request),
      mails,
    });
    const http = await listen(handler, options.port ?? 54321);
    realtime.attach(http.server);
    cleanups.push(http.close);
    const url = `http://127.0.0.1:${http.port}`;
    const delivery = createMailDelivery({ sql, url, siteUrl, store: mails, settings: mail, log });
    cleanups.push(delivery.stop);
    const checks = createProjectChecks({ sql, url, siteUrl, network: options.siteNetwork, log });
    cleanups.push(async () => checks.stop());
    functions = createFunctions({ url, siteUrl, deliver: delivery.deliver, check: checks.check });
    if (options.deliversMail !== false) {
      delivery.start();
      checks.start();
    }
    return {
      url,
      port: http.port,
      databaseUrl: database.url,
      publishableKey,
      secretKey,
      died: database.died,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabase(
  { databaseUrl, isThrowaway, log }: LocalSupabaseOptions,
  dataDir: string,
  cluster: string | undefined,
): Promise<Database> {
  const template = cluster && join(cluster, 'database');
  if (!databaseUrl) return startDatabase({ dataDir, isThrowaway, template, log });
  return openExternalDatabase(databaseUrl);
}
