import type { Meta } from '@storybook/react-vite';
import { Container } from '../layout/layout.tsx';
import { Markup } from './markup.tsx';

export default { title: 'Content/Markup', component: Markup } satisfies Meta<typeof Markup>;

const text = `# What it does
A stock list for food banks: what **came in**, what *goes out*, and what runs low by Friday.

## How it works
- Scan a crate, or type its name
- See which shelf is empty
- Print the list for the drivers

1. Sign in
2. Choose a site

### Not supported
<script>alert('HTML stays text')</script>

مرحبا بالعالم`;

export const Everything = () => (
  <Container width="text">
    <Markup text={text} headingLevel={2} />
  </Container>
);
