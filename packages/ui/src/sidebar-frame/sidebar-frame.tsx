import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Body, Header, Layout, Sidebar } from './sidebar-frame.styles.ts';

export type SidebarFrameProps = ComponentPropsWithRef<'div'> & {
  /** The navigation: beside the page from 768 px, above it on phones. */
  sidebar: ReactNode;
  /** At the end of the first row: the account, for instance. */
  header?: ReactNode;
};

/** A page with its navigation beside it. */
export function SidebarFrame({ sidebar, header, children, ...rest }: SidebarFrameProps) {
  return (
    <Layout {...rest}>
      <Sidebar>{sidebar}</Sidebar>
      <Header>{header}</Header>
      <Body>{children}</Body>
    </Layout>
  );
}
