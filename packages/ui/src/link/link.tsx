import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useLinkComponent } from '../theme/ui-context.ts';
import type { LinkProps } from '../theme/ui-context.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { ExternalMark, LinkAnchor } from './link.styles.ts';
import type { LinkVariant } from './link.styles.ts';

type Props = LinkProps & {
  /** 'inline' is underlined, for running text; 'standalone' has its own line; 'quiet' inherits its color, for navigation. */
  variant?: LinkVariant;
};

/** A link to a page of the product. */
export function Link({ variant = 'inline', ...rest }: Props) {
  const link = useLinkComponent();
  return <LinkAnchor as={link} {...rest} $variant={variant} />;
}

/** A link to another site. Opens and announces a new tab, without opener or referrer, and with `nofollow`. */
export function ExternalLink({ variant = 'inline', children, ...rest }: Props) {
  return (
    <LinkAnchor {...rest} $variant={variant} target="_blank" rel="nofollow ugc noopener noreferrer">
      {children}
      <ExternalMark>
        <ArrowUpRight aria-hidden />
      </ExternalMark>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </LinkAnchor>
  );
}
