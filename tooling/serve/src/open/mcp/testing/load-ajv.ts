import { createRequire, registerHooks } from 'node:module';

/**
 * The lock file has `ajv-formats` beside the ajv 6 of other packages, and the ajv 8 that it needs below the sdk, which cannot be loaded without
 * this.
 */
const ofSdk = createRequire(import.meta.resolve('@modelcontextprotocol/sdk/client'));

registerHooks({
  resolve: (specifier, context, next) => {
    const isParted = context.parentURL?.includes('/ajv-formats/') && specifier.startsWith('ajv');
    return isParted ? next(ofSdk.resolve(specifier), context) : next(specifier, context);
  },
});
