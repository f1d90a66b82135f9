import type { AuthSettings } from './auth/settings/auth-settings.ts';
import type { SiteNetwork } from './functions/product-code.ts';
import type { MailSettings } from './mailbox/mail-settings.ts';
import type { ChooseNewData } from './upgrade/old-data.ts';

export type LocalSupabaseOptions = {
  /** The repository root, which contains `supabase/`. */
  root?: string;
  /** The folder for database, files and emails, such as `.local`. */
  dataDir: string;
  /** 0 takes any free port. */
  port?: number;
  siteUrl?: string;
  /** Whether the auth service has production's settings, without those of `config.local.toml`. */
  isLikeProduction?: boolean;
  /** Settings of the auth service that differ from those in the files. */
  auth?: Partial<AuthSettings>;
  /** A PostgreSQL 15 or newer to use instead of the embedded one. */
  databaseUrl?: string;
  seed?: boolean;
  /** Requires a captcha token for sign-up, sign-in and emails, like a hosted project with a captcha. */
  captchaSecret?: string;
  /** Where mail goes; into the mailbox by default. */
  mail?: MailSettings;
  /** Whether queued mail is sent every second; true by default. */
  deliversMail?: boolean;
  /** Whether the scheduled jobs run every ten minutes, not only at the start; true by default. */
  repeatsJobs?: boolean;
  /** For tests: faster, because it need not survive a crash and its passwords need not resist a thief; `dataDir` is removed if this process dies. */
  isThrowaway?: boolean;
  /** For tests: the network in which checks of projects find sites. It may admit some on this machine, which the guard never does by itself. */
  siteNetwork?: SiteNetwork;
  /** Decides about data from before 1.0; by default, the start ends with a sentence about it. */
  chooseNewData?: ChooseNewData;
  /** Is called once it is certain that the data of this folder stays. */
  onDataChecked?: () => void;
  /** Gets what the user should know of their data; `log` by default. */
  report?: (line: string) => void;
  log?: (line: string) => void;
};

export type LocalSupabase = {
  url: string;
  port: number;
  /** Open it with `connect`, because it may name a Unix socket. */
  databaseUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Resolves with the reason when the database stops on its own. */
  died: Promise<string>;
  stop: () => Promise<void>;
};
