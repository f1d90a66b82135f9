import { dataWorld, type FakeBackend } from '@showcase/data/testing';
import type { Remote } from '@showcase/remote-contract';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@showcase/remote-contract/server';
import { fakeServices } from '@showcase/remote-contract/testing';
import { UiProvider } from '@showcase/ui';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { RouterLink } from './router-link.tsx';

const ORIGIN = 'https://showcase.test';

/** Renders a page of a remote as the site's server does, with its loader run and without a browser. */
export async function renderOnServer(
  remote: Remote,
  { path, backend }: { path: string; backend: FakeBackend },
): Promise<{ html: string; errors: unknown[] }> {
  const { client, queryClient, wrap } = dataWorld({ backend });
  const services = { ...fakeServices({ client, queryClient }), origin: ORIGIN };
  const handler = createStaticHandler(remote.routes(services));
  const context = await handler.query(new Request(`${ORIGIN}${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const sheet = new ServerStyleSheet();
  const page = (
    <UiProvider link={RouterLink} renderedAt={Date.now()}>
      {wrap(
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />,
      )}
    </UiProvider>
  );
  const html = renderToString(sheet.collectStyles(page));
  return { html, errors: Object.values(context.errors ?? {}) };
}
