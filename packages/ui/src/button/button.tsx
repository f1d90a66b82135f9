import type { ComponentPropsWithRef } from 'react';
import { ButtonContent, ButtonElement, Spinner } from './button.styles.ts';
import { pressable } from './pressable.ts';
import type { ButtonSize, ButtonVariant } from './button.styles.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores presses; keeps the width and the focus. */
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
