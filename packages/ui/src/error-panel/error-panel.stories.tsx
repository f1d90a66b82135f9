import type { Meta } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { ErrorPanel } from './error-panel.tsx';

export default {
  title: 'Feedback/ErrorPanel',
  component: ErrorPanel,
} satisfies Meta<typeof ErrorPanel>;

export const States = () => (
  <Stack>
    <ErrorPanel area="Reviews" message="We couldn't load the reviews. Try again in a moment." />
    <ErrorPanel
      area="Projects"
      message="This part of the page did not load."
      onRetry={() => {}}
      details={
        "Part: public-site 1.4.0\nCause: Its files couldn't be fetched.\nReference: 3fa81c02"
      }
      detailsAction={<Button size="s">Copy</Button>}
    />

    <ErrorPanel
      area="Messages"
      message="This part takes too long to answer."
      onRetry={() => {}}
      onReload={() => {}}
    />
    <ErrorPanel area="Earnings" message="Trying again." onRetry={() => {}} isRetrying />
  </Stack>
);
