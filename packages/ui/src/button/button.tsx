import type { ComponentPropsWithRef } from 'react';
import { ButtonContent, ButtonElement, Spinner } from './button.styles.ts';
import { pressable } from './pressable.ts';
import type { ButtonSize, ButtonVariant } from './button.styles.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** In flight: keeps its width and the focus, shows a spinner and ignores presses. */
  isBusy?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'm',
  isBusy = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonElement
      {...rest}
      {...pressable({ ...rest, isBusy })}
      type={type}
      $variant={variant}
      $size={size}
    >
      <ButtonContent>{children}</ButtonContent>
      {isBusy && <Spinner aria-hidden />}
    </ButtonElement>
  );
}
