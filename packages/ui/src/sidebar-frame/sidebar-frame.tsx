import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Body, Header, Layout, Sidebar } from './sidebar-frame.styles.ts';

export type SidebarFrameProps = ComponentPropsWithRef<'div'> & {
  /** The navigation, at the side of the page from 768 px and above it on phones. */
  sidebar: ReactNode;
  /** At the end of the first row, for example the account menu. */
  header?: ReactNode;
};

/** A page with its navigation at the side. */
export function SidebarFrame({ sidebar, header, children, ...rest }: SidebarFrameProps) {
  return (
    <Layout {...rest}>
      <Sidebar>{sidebar}</Sidebar>
      <Header>{header}</Header>
      <Body>{children}</Body>
    </Layout>
  );
}
