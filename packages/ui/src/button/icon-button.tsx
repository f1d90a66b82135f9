import { ButtonContent, Spinner } from './button.styles.ts';
import type { ButtonProps } from './button.tsx';
import { IconButtonElement } from './icon-button.styles.ts';
import { pressable } from './pressable.ts';

export type IconButtonProps = Omit<ButtonProps, 'aria-label'> & {
  /** The accessible name, also shown as the browser's tooltip. */
  label: string;
};

/** A square button whose only content is an icon. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'm',
  isBusy = false,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <IconButtonElement
      title={label}
      {...rest}
      {...pressable({ ...rest, isBusy })}
      type={type}
      aria-label={label}
      $variant={variant}
      $size={size}
    >
      <ButtonContent>{children}</ButtonContent>
      {isBusy && <Spinner aria-hidden />}
    </IconButtonElement>
  );
}
