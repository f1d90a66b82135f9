import { bundleFunction, functionNames } from './bundle-function.ts';

/** `npm run functions:build` bundles the Edge Functions, for `npx supabase functions deploy`. */
for (const name of functionNames()) {
  await bundleFunction(name);
  console.log(`supabase/functions/${name}/dist/index.js`);
}
