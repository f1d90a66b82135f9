import { bidi } from '@showcase/ui';
import { useLocation } from '@showcase/remote-contract';
import { useOrigin } from '@showcase/remote-contract/services';
import { useEffect } from 'react';

type PageHeadProps = {
  title: string;
  description: string;
  /** The canonical path if several lead to this page; defaults to the current path without its query. */
  canonicalPath?: string;
  /** URL of a picture of the page's subject; defaults to the site's own card. */
  image?: string | null;
  type?: 'website' | 'article' | 'profile';
  /** False for samples and hidden items. */
  isIndexed?: boolean;
};

/** A file of the shell; the server-rendered HTML uses it too. */
const SOCIAL_CARD = '/social-card.jpg';

/** The metadata of the page; React moves it to the head. */
export function PageHead({
  title,
  description,
  canonicalPath,
  image,
  type = 'website',
  isIndexed = true,
}: PageHeadProps) {
  const { pathname, search } = useLocation();
  const origin = useOrigin();
  useEffect(() => {
    removeServerHead(pathname, search);
  }, [pathname, search]);

  const fullTitle = bidi`${title} · Bolt Showcase`;
  // A small square: a large card would crop and blur it.
  const isPortrait = type === 'profile' && Boolean(image);
  const canonicalUrl = new URL(canonicalPath ?? pathname, origin).href;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && (
        <>
          <link rel="canonical" href={canonicalUrl} />
          <meta property="og:site_name" content="Bolt Showcase" />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={canonicalUrl} />
          <meta property="og:image" content={new URL(image ?? SOCIAL_CARD, canonicalUrl).href} />
          <meta property="og:image:alt" content={image ? title : 'Bolt Showcase'} />
          <meta name="twitter:card" content={isPortrait ? 'summary' : 'summary_large_image'} />
        </>
      )}
    </>
  );
}

/**
 * Removes the server-rendered head, which this component replaces. Structured data stays as long as its page, and links to feeds as long as
 * their search: only a server knows whether there are any.
 */
function removeServerHead(pathname: string, search: string) {
  const current = [pathname, pathname + search];
  for (const element of document.head.querySelectorAll<HTMLElement>('[data-page]')) {
    const isOurs = !element.matches('script, [rel=alternate]');
    if (isOurs || !current.includes(element.dataset.page ?? '')) element.remove();
  }
}
