import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Backend from '@showcase/local-supabase';
import type * as Release from '@showcase/release';
import type * as Serve from '@showcase/serve';

type Product = Pick<typeof Backend, 'startLocalSupabase'> &
  Pick<typeof Release, 'releaseLocally'> &
  Pick<typeof Serve, 'createRenderer' | 'createShellReader' | 'startSite'>;

/** The parts of the product that a benchmark starts, of a checkout. */
export async function importProduct(root: string): Promise<Product> {
  const parts = ['local-supabase', 'release', 'serve'].map(
    (name) =>
      import(pathToFileURL(resolve(root, 'tooling', name, 'src/index.ts')).href) as Promise<object>,
  );
  return Object.assign({}, ...(await Promise.all(parts))) as Product;
}
