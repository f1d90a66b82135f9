import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NoticeElement, NoticeText } from './notice.styles.ts';
import type { NoticeVariant } from './notice.styles.ts';

export type NoticeProps = ComponentPropsWithRef<'div'> & {
  variant?: NoticeVariant;
  /** One small button or link. */
  action?: ReactNode;
};

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

/** An inline message. Screen readers announce danger at once and the other variants politely. */
export function Notice({ variant = 'info', action, children, ...rest }: NoticeProps) {
  const Icon = icons[variant];
  return (
    <NoticeElement role={variant === 'danger' ? 'alert' : 'status'} {...rest} $variant={variant}>
      <NoticeText>
        <Icon aria-hidden />
        <div>{children}</div>
      </NoticeText>
      {action}
    </NoticeElement>
  );
}
