import { resolve } from 'node:path';
import type * as Data from '@showcase/data';
import type { Remote } from '@showcase/remote-contract';
import type * as Define from '@showcase/remote-contract/define';
import { runnerImport } from 'vite';

/** Reads from a remote's source: its mount, path patterns, the source files of the pages, and the contract version. */
export async function describeRemote(root: string, app: string) {
  const { module } = await runnerImport<{ remote: Remote }>(resolve(app, 'src/remote.ts'));
  const define = await runnerImport<typeof Define>(
    resolve(root, 'packages/remote-contract/src/define.tsx'),
  );
  const data = await runnerImport<typeof Data>(resolve(root, 'packages/data/src/index.ts'));
  const { contract, mount, routes } = module.remote;
  const services = {
    client: data.module.createDataClient({ url: 'http://localhost', key: 'none' }),
    queryClient: data.module.createQueryClient(),
    notify: () => undefined,
  };
  const own = routes(services);
  const { listPaths, listPageFiles } = define.module;
  return { contract, mount, ...listPaths(own), pageFiles: listPageFiles(own) };
}
