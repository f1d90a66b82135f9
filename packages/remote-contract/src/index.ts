/** The one door between shell and remotes: the contract's types, and by name the router's pieces that both sides may use. */
export type { Notice, Remote, RemoteHandle, RemoteRoute, RemoteServices } from './remote.ts';
export type {
  LoaderFunctionArgs,
  MiddlewareFunction,
  RouteObject,
  RouterProviderProps,
} from 'react-router-dom';
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  replace,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
