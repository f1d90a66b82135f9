import { countLabel } from '@showcase/kit/lists';
import { Stack } from '@showcase/ui';
import { AccordionSection } from '@showcase/ui/controls';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

type FormSectionProps = {
  title: string;
  /** The names of the fields in this section. */
  fields: readonly string[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A collapsible section of a long form. Its header shows the number of errors inside. */
export function FormSection({ title, fields, isOpen, onOpenChange, children }: FormSectionProps) {
  const { errors } = useFormState();
  const count = fields.filter((field) => field in errors).length;
  const errorText = countLabel(count, 'error');
  return (
    <AccordionSection
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      {...(count > 0 && { note: errorText, variant: 'danger' })}
    >
      <Stack gap={5}>{children}</Stack>
    </AccordionSection>
  );
}
