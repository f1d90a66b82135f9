import type { Meta } from '@storybook/react-vite';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { Chip } from '../chip/chip.tsx';
import { Stack } from '../layout/layout.tsx';
import { longWord } from '../testing/samples.ts';
import { Badge } from './badge.tsx';

export default { title: 'Content/Badge', component: Badge } satisfies Meta<typeof Badge>;

export const Variants = () => (
  <Stack direction="row" gap={3}>
    <Badge>Draft</Badge>
    <Badge variant="accent">New</Badge>
    <Badge variant="success">
      <CircleCheck aria-hidden />
      Completed
    </Badge>
    <Badge variant="warning">
      <Clock aria-hidden />
      Pending
    </Badge>
    <Badge variant="danger">Rejected</Badge>
  </Stack>
);

export const LongWords = () => (
  <Stack as="ul" role="list" direction="row" gap={2}>
    <li>
      <Badge wraps>{longWord}</Badge>
    </li>
    <li>
      <Chip>{longWord}</Chip>
    </li>
  </Stack>
);
