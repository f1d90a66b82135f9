import type { Meta } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Container } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { PageHeader } from './page-header.tsx';

export default {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHeader>;

export const Plain = () => (
  <Container>
    <PageHeader title="Projects" subtitle="Find something to build on." />
  </Container>
);

export const Full = () => (
  <Container>
    <PageHeader
      back={<Link href="#services">My Services</Link>}
      title="Landing page with a sign-up form"
      subtitle="Three packages, from a single page to a small site."
      actions={
        <>
          <Button>Preview</Button>
          <Button variant="primary">Save</Button>
        </>
      }
    />
  </Container>
);
