import { Button, Stack } from '@showcase/ui';
import { useState } from 'react';
import { FormSection } from '../../shared/item-form/form-section.tsx';
import type { ItemFieldsProps } from '../../shared/item-form/item-kind.ts';
import { Basics } from './sections/basics.tsx';
import { Faqs } from './sections/faqs.tsx';
import { Features } from './sections/features.tsx';
import { Images } from './sections/images.tsx';
import { Links } from './sections/links.tsx';
import { Pricing } from './sections/pricing.tsx';
import { ServicePreview } from './service-preview.tsx';

export const INITIALLY_OPEN = ['Pricing Options', 'Service Features', 'Service Images'];

export function ServiceFields({ sections, progress }: ItemFieldsProps) {
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="end">
        <Button
          size="s"
          aria-expanded={isPreviewOpen}
          onClick={() => setIsPreviewOpen(!isPreviewOpen)}
        >
          {isPreviewOpen ? 'Hide preview' : 'Preview'}
        </Button>
      </Stack>
      {isPreviewOpen && <ServicePreview />}
      <Basics />
      <div>
        <FormSection {...sections.getSectionProps('Pricing Options')}>
          <Pricing />
        </FormSection>
        <FormSection {...sections.getSectionProps('Service Features')}>
          <Features />
        </FormSection>
        <FormSection {...sections.getSectionProps('Service Images')}>
          <Images progress={progress} />
        </FormSection>
        <FormSection {...sections.getSectionProps('Frequently Asked Questions')}>
          <Faqs />
        </FormSection>
        <FormSection {...sections.getSectionProps('External Links')}>
          <Links />
        </FormSection>
      </div>
    </Stack>
  );
}
