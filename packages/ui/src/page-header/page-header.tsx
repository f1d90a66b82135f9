import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  HeaderActions,
  HeaderRow,
  HeaderText,
  PageHeaderElement,
  PageTitle,
  Subtitle,
} from './page-header.styles.ts';

export type PageHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A link to the parent page. */
  back?: ReactNode;
  actions?: ReactNode;
};

/** The h1 of a page, with subtitle, back link and actions. */
export function PageHeader({ title, subtitle, back, actions, ...rest }: PageHeaderProps) {
  return (
    <PageHeaderElement {...rest}>
      {back && <div>{back}</div>}
      <HeaderRow>
        <HeaderText>
          <PageTitle>{title}</PageTitle>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </HeaderText>
        {actions && <HeaderActions>{actions}</HeaderActions>}
      </HeaderRow>
    </PageHeaderElement>
  );
}
