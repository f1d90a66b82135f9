import { dataWorld, type FakeBackend } from '@showcase/data/testing';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  RouterProvider,
  type Remote,
} from '@showcase/remote-contract';
import { Container, UiProvider } from '@showcase/ui';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterLink } from '../testing/router-link.tsx';

type StandaloneOptions = {
  remote: Remote;
  backend: FakeBackend;
  /** The path that `/` redirects to, unless the remote has a page there. */
  home?: string;
  /** The parts of the shell that the pages need around them. */
  Frame?: ComponentType<{ children: ReactNode }>;
};

/** Starts a remote without the shell, with an in-memory backend, for its dev server. */
export function startStandalone({ remote, backend, home, Frame = PageFrame }: StandaloneOptions) {
  const { client, queryClient, wrap } = dataWorld({ backend });
  const pages = remote.routes({ client, queryClient, notify: ({ text }) => console.info(text) });
  const router = createBrowserRouter([
    {
      element: (
        <Frame>
          <Outlet />
        </Frame>
      ),
      children: home ? [{ path: '/', element: <Navigate to={home} replace /> }, ...pages] : pages,
    },
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    wrap(
      <UiProvider link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>,
    ),
  );
}

function PageFrame({ children }: { children: ReactNode }) {
  return <Container as="main">{children}</Container>;
}
