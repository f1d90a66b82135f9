import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBundle } from '@showcase/remote-contract/rendering';
import type { WorkerAnswer, WorkerRequest, WorkerSetup } from './worker-messages.ts';

/** Renders the pages of one release in a thread of its own: whatever its code does, the site's server continues. */
const setup = workerData as WorkerSetup;
const shell = (await import(setup.shellBundle)) as ServerBundle;
const remote = setup.release && shell.evaluateRemote(setup.release.code, setup.release.url);

parentPort?.on('message', (request: WorkerRequest) => {
  void answer(request).then((message) => parentPort?.postMessage(message));
});
parentPort?.postMessage({ isReady: true } satisfies WorkerAnswer);

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  if ('isPing' in request) return { isPong: true };
  const { id, owner, ...page } = request;
  try {
    const rendered = await shell.renderPage({
      ...page,
      ...(owner && remote && { owner: { release: owner, remote } }),
      fetch: sendToApi(page.url, page.config),
    });
    if (!(rendered instanceof Response)) return { id, page: rendered };
    return { id, redirect: rendered.headers.get('location') ?? '/' };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Rows are read from the API's internal URL; in the page, its URLs are the public ones. */
function sendToApi(pageUrl: string, config: { supabaseUrl: string }): typeof fetch {
  const publicUrl = new URL(config.supabaseUrl, pageUrl).href.replace(/\/$/, '');
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return fetch(url.replace(publicUrl, setup.api), init);
  };
}
