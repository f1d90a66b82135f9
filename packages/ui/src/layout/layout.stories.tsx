import type { Meta } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Container, Grid, Stack } from './layout.tsx';
import { SkipLink } from './skip-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export default {
  title: 'Layout/Boxes',
  component: Container,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;

const widths = ['page', 'text', 'form'] as const;

export const Containers = () => (
  <Stack style={{ paddingBlock: '24px' }}>
    {widths.map((width) => (
      <Container key={width} width={width}>
        <Card>{width}</Card>
      </Container>
    ))}
  </Stack>
);

export const Grids = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <Grid min={220} gap={4}>
      {['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  </Container>
);

export const ForScreenReaders = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <SkipLink href="#content" />
    <p id="content">
      Press Tab: the first link leads here.
      <VisuallyHidden> This sentence is read aloud only.</VisuallyHidden>
    </p>
  </Container>
);
