import type { Plugin } from 'vite';
import { findSecret } from './release/src/secrets.ts';

/** Builds are public, so a build that contains a service role key fails. */
export function withoutSecrets(): Plugin {
  return {
    name: 'without-secrets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const content = file.type === 'chunk' ? file.code : file.source;
          const text =
            typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
          const secret = findSecret(text);
          if (secret) this.error(`${file.fileName} holds a secret key: ${secret.slice(0, 14)}…`);
        }
      },
    },
  };
}
