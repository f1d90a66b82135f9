import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Body, BottomBarSpace, Header, Layout, Sidebar } from './sidebar-frame.styles.ts';

export type SidebarFrameProps = ComponentPropsWithRef<'div'> & {
  /** The navigation: a bar at the bottom of the window on phones, a rail from 768 px and a sidebar from 1024 px. */
  sidebar: ReactNode;
  /** At the end of the line that the page's h1 starts, for example the account menu. */
  header?: ReactNode;
};

/** A page with its navigation at the side, and one line with its PageHeader's title and the frame's own header. */
export function SidebarFrame({ sidebar, header, children, ...rest }: SidebarFrameProps) {
  return (
    <Layout {...rest}>
      <BottomBarSpace />
      <Sidebar>{sidebar}</Sidebar>
      <Header>{header}</Header>
      <Body>{children}</Body>
    </Layout>
  );
}
