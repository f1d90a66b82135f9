import type { Meta } from '@storybook/react-vite';
import { Container, Field, Stack, TextInput } from '@showcase/ui';
import { AccordionSection } from './accordion-section.tsx';

export default {
  title: 'Layout/AccordionSection',
  component: AccordionSection,
} satisfies Meta<typeof AccordionSection>;

export const Form = () => (
  <Container width="form">
    <Stack gap={3}>
      <AccordionSection headingLevel={2} title="Basics" defaultIsOpen>
        <Field label="Title">
          <TextInput defaultValue="Landing page" />
        </Field>
      </AccordionSection>
      <AccordionSection
        headingLevel={2}
        title="Packages"
        variant="danger"
        note="2 errors"
        defaultIsOpen
      >
        <Field label="Name" error="Enter a name for the package">
          <TextInput />
        </Field>
      </AccordionSection>
      <AccordionSection headingLevel={2} title="Questions and answers" note="3 entries">
        What clients ask most.
      </AccordionSection>
    </Stack>
  </Container>
);
