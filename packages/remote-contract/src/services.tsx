import { createContext, use, useEffect, type ReactNode } from 'react';
import type { StaticHead } from './registry/description.ts';
import type { RemoteServices } from './remote.ts';

// Bundled into every remote: the same bundle provides and reads the context, so each remote has its own.

type PageValue = Pick<RemoteServices, 'notify' | 'origin' | 'contactEmail' | 'unsavedChanges'> & {
  head: StaticHead | null;
};

const PageContext = createContext<PageValue | null>(null);

/** Provides what the hooks of a page read. `defineRemote` renders it around every page. */
export function PageProvider(props: { value: PageValue; children: ReactNode }) {
  return <PageContext value={props.value}>{props.children}</PageContext>;
}

/** Shows a toast through the shell. */
export function useNotify(): RemoteServices['notify'] {
  return usePageValue().notify;
}

/** While the flag is set, the shell does not reload the page by itself, and the browser asks before it closes the tab. */
export function useUnsavedChanges(hasUnsavedChanges: boolean): void {
  useTypedText(hasUnsavedChanges);
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [hasUnsavedChanges]);
}

/**
 * While a user has typed something that is also stored as a draft, the shell does not reload the page by itself. If they are signed out
 * in another tab, which removes drafts, they are prompted to sign in on this page, where the text still is.
 */
export function useTypedText(hasText: boolean): void {
  const { unsavedChanges } = usePageValue();
  useEffect(() => (hasText ? unsavedChanges?.register() : undefined), [hasText, unsavedChanges]);
}

/** The site's origin, for absolute URLs. The server, which has no `window`, knows it too. */
export function useOrigin(): string {
  return usePageValue().origin ?? window.location.origin;
}

/** The address that people write to; null if the site has none. */
export function useContactEmail(): string | null {
  return usePageValue().contactEmail ?? null;
}

/** The title and description that the page's declaration contains. */
export function usePageHead(): StaticHead {
  const { head } = usePageValue();
  if (!head) throw new Error('The declaration of this page has no head');
  return head;
}

function usePageValue(): PageValue {
  const value = use(PageContext);
  if (!value) throw new Error('This hook is for the pages of a remote');
  return value;
}
