import type { Meta } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { SidebarFrame } from './sidebar-frame.tsx';

export default {
  title: 'Layout/SidebarFrame',
  component: SidebarFrame,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SidebarFrame>;

export const Page = () => (
  <Container>
    <SidebarFrame
      sidebar={
        <Stack as="nav" aria-label="Developer" gap={3}>
          {['My Profile', 'My Projects', 'Earnings'].map((name) => (
            <Link key={name} variant="quiet" href="#page">
              {name}
            </Link>
          ))}
        </Stack>
      }
      header={<Avatar name="Ada Stone" />}
    >
      <Card style={{ marginBlock: '24px' }}>The page</Card>
    </SidebarFrame>
  </Container>
);
