import type { Meta } from '@storybook/react-vite';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import { Button } from '../button/button.tsx';
import { longWord } from '../testing/samples.ts';
import { EmptyState } from './empty-state.tsx';

export default {
  title: 'Feedback/EmptyState',
  component: EmptyState,
} satisfies Meta<typeof EmptyState>;

export const WithNextStep = () => (
  <EmptyState
    icon={<FolderKanban />}
    title="No projects yet"
    action={<Button variant="primary">Add a project</Button>}
  >
    Your projects will be here, each with its picture and its link.
  </EmptyState>
);

export const Plain = () => <EmptyState title="No reviews yet." />;

export const LongWords = () => <EmptyState title={longWord}>{longWord}</EmptyState>;
