import { isolated } from '@showcase/ui';
import { useLocation } from '@showcase/remote-contract';
import { useEffect } from 'react';

type PageHeadProps = {
  title: string;
  description: string;
  /** The path that stands for this page where several lead to it; its own path without its query when absent. */
  canonicalPath?: string;
  /** Address of a picture of what the page is about; the site's own card when absent. */
  image?: string | null;
  type?: 'website' | 'article' | 'profile';
  /** False for samples and for what is out of sight. */
  isIndexed?: boolean;
};

/** A file of the shell, which the first HTML names too. */
const SOCIAL_CARD = '/social-card.jpg';

/** What the page's head says; React lifts all of it there. */
export function PageHead({
  title,
  description,
  canonicalPath,
  image,
  type = 'website',
  isIndexed = true,
}: PageHeadProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    removeServerHead(pathname);
  }, [pathname]);

  const fullTitle = isolated`${title} · Bolt Showcase`;
  // A small square: across a whole card it would be cut off and blurred.
  const isPortrait = type === 'profile' && Boolean(image);
  const canonicalUrl = new URL(canonicalPath ?? pathname, window.location.origin).href;
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

/** The head of the first page came with the HTML: from here on this component writes it. Data for machines stays while its page does. */
function removeServerHead(pathname: string) {
  for (const element of document.head.querySelectorAll<HTMLElement>('[data-page]')) {
    const isCurrent = element.tagName === 'SCRIPT' && element.dataset.page === pathname;
    if (!isCurrent) element.remove();
  }
}
