import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FooterLink, Purpose, StaticHead } from './registry/description.ts';
import type { RemoteRoute, RemoteServices } from './remote.ts';

/** A page's module: it exports one component whose name ends in `Page`. */
type PageModule = Record<`${string}Page`, ComponentType>;

type PublicServices = Pick<RemoteServices, 'client' | 'queryClient'>;
type SignedInServices = PublicServices & { userId: string };

/** Starts the queries of a page's first screen. It only reads. */
type Load<Services> = (services: Services, args: LoaderFunctionArgs) => Promise<unknown>;

type CommonOptions = {
  shouldRevalidate?: RemoteRoute['shouldRevalidate'];
};

type PublicOptions = CommonOptions & {
  signIn?: undefined;
  load?: Load<PublicServices>;
  /** For a page with the same content for everyone. The sitemap lists it; the page reads it with `usePageHead`. */
  head?: StaticHead;
  /** The search parameters that its first screen depends on. A server that renders the page ignores all others. */
  searchParams?: readonly string[];
  /** For a page that can be read and left without the app, which starts with the first touch or key, or when the browser is idle. */
  start?: 'later';
  /** For a page that a server cannot render. It arrives with the frame of the site and a skeleton. */
  render?: 'browser';
  /** Adds a link to this page to a column of the site's footer. */
  footer?: Omit<FooterLink, 'path'>;
  /** The subject of the links of the site's frame to this page. */
  purpose?: Purpose;
};

type SignedInOptions = CommonOptions & {
  /** The page is for signed-in users only. */
  signIn: true;
  load?: Load<SignedInServices>;
};

type PageOptions = PublicOptions | SignedInOptions;

/** A page as its remote declares it: plain data, and functions that receive what they need. */
export type Page = PageOptions & {
  /** Relative to the remote's mount. */
  path: string;
  importPage: () => Promise<PageModule>;
};

/** Declares a page. Its code is imported on the first visit, while `load` fetches its rows in parallel. */
export function page(path: string, importPage: Page['importPage'], options: SignedInOptions): Page;
export function page(path: string, importPage: Page['importPage'], options?: PublicOptions): Page;
export function page(
  path: string,
  importPage: Page['importPage'],
  options: PageOptions = {},
): Page {
  return { path, importPage, ...options };
}

/** For `shouldRevalidate`: when only the search parameters change, the page fetches what it needs itself. */
export function hasPathChanged({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Runs a page's `load`. For visitors, pages of signed-in users load nothing. */
export async function loadPage(
  page: Page,
  { client, queryClient }: PublicServices,
  args: LoaderFunctionArgs,
): Promise<unknown> {
  if (!page.signIn) return page.load?.({ client, queryClient }, args);
  if (!page.load) return null;
  const { data } = await client.auth.getSession();
  const userId = data.session?.user.id;
  return userId ? page.load({ client, queryClient, userId }, args) : null;
}

/** The page's component. Throws if the module does not export exactly one. */
export async function importComponent({ path, importPage }: Page): Promise<ComponentType> {
  const module = await importPage();
  const [name, ...others] = Object.keys(module).filter((key) => key.endsWith('Page'));
  const Component = module[name as keyof PageModule];
  if (!Component || others.length > 0) {
    throw new Error(`The module of ${path} must export one component whose name ends in Page`);
  }
  return Component;
}
