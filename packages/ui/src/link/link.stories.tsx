import type { Meta } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { ExternalLink, Link } from './link.tsx';

export default { title: 'Actions/Link', component: Link } satisfies Meta<typeof Link>;

export const InText = () => (
  <p>
    Every creator has <Link href="#creators">a page of their own</Link>, and most of their projects
    run on <ExternalLink href="https://bolt.new">bolt.new</ExternalLink>.
  </p>
);

export const Quiet = () => (
  <Stack direction="row">
    <Link variant="quiet" href="#projects">
      Projects
    </Link>
    <ExternalLink variant="quiet" href="https://bolt.new">
      Live project
    </ExternalLink>
  </Stack>
);
