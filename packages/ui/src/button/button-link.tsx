import { useLinkComponent } from '../theme/ui-context.ts';
import type { LinkProps } from '../theme/ui-context.ts';
import { ButtonAnchor, ButtonContent } from './button.styles.ts';
import type { ButtonSize, ButtonVariant } from './button.styles.ts';

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link to another page that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'm',
  children,
  ...rest
}: ButtonLinkProps) {
  const link = useLinkComponent();
  return (
    <ButtonAnchor as={link} {...rest} $variant={variant} $size={size}>
      <ButtonContent>{children}</ButtonContent>
    </ButtonAnchor>
  );
}
