import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
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
