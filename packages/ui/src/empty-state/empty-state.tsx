import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  EmptyAction,
  EmptyIcon,
  EmptyStateElement,
  EmptyText,
  EmptyTitle,
} from './empty-state.styles.ts';

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode;
  icon?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
};

/** Where nothing is yet: what will be here, and the one next step. */
export function EmptyState({
  title,
  icon,
  action,
  headingLevel = 2,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <EmptyStateElement {...rest}>
      {icon && <EmptyIcon aria-hidden>{icon}</EmptyIcon>}
      <EmptyTitle as={`h${headingLevel}`}>{title}</EmptyTitle>
      {children && <EmptyText>{children}</EmptyText>}
      {action && <EmptyAction>{action}</EmptyAction>}
    </EmptyStateElement>
  );
}
