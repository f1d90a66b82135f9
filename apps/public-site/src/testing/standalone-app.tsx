import '@showcase/ui/fonts.css';
import { createBrowserRouter, Link, Outlet, RouterProvider } from '@showcase/remote-contract';
import { fakeServices } from '@showcase/remote-contract/testing';
import { dataWorld } from '@showcase/data/testing';
import { UiProvider, type LinkComponent } from '@showcase/ui';
import { createRoot } from 'react-dom/client';
import { remote } from '../remote.ts';
import { exampleBackend } from './example-backend.ts';
import { StandInFrame } from './stand-in-frame.tsx';

const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />;

const world = dataWorld({ backend: exampleBackend() });
const services = {
  ...fakeServices(world),
  notify: (notice: unknown) => {
    console.info('Notice:', notice);
  },
};
const router = createBrowserRouter([
  {
    element: (
      <StandInFrame>
        <Outlet />
      </StandInFrame>
    ),
    children: remote.routes(services),
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider link={RouterLink}>{world.wrap(<RouterProvider router={router} />)}</UiProvider>,
  );
}
