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
  /** The next step. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
};

/** Replaces an empty list: explains what will appear here, and offers the next step. */
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
