import type { ComponentPropsWithRef } from 'react';
import { ButtonContent, ButtonElement, Spinner } from './button.styles.ts';
import type { ButtonSize, ButtonVariant } from './button.styles.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** In flight: keeps its width, shows a spinner and cannot be pressed again. */
  isBusy?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'm',
  isBusy = false,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonElement
      {...rest}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      $variant={variant}
      $size={size}
    >
      <ButtonContent>{children}</ButtonContent>
      {isBusy && <Spinner aria-hidden />}
    </ButtonElement>
  );
}
