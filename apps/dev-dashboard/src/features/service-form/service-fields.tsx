import { Stack } from '@showcase/ui';
import { FormSection } from '../../shared/item-form/form-section.tsx';
import type { useSections } from '../../shared/item-form/use-sections.ts';
import { Basics } from './sections/basics.tsx';
import { Faqs } from './sections/faqs.tsx';
import { Features } from './sections/features.tsx';
import { Images } from './sections/images.tsx';
import { Links } from './sections/links.tsx';
import { Pricing } from './sections/pricing.tsx';

export const SECTIONS = {
  'Pricing Options': [
    'pricing_model',
    'price',
    'hourly_rate',
    'estimated_hours',
    'packages',
    'newPackage',
  ],
  'Service Features': ['revisions', 'custom_revisions', 'features'],
  'Service Images': ['mainImage', 'gallery'],
  'Frequently Asked Questions': ['faqs', 'newFaq'],
  'External Links': ['portfolio_url', 'testimonial_url'],
};

export const INITIALLY_OPEN = ['Pricing Options', 'Service Features', 'Service Images'];

type ServiceFieldsProps = {
  sections: Pick<ReturnType<typeof useSections>, 'getSectionProps'>;
  progress: Readonly<Record<string, number>>;
};

export function ServiceFields({ sections, progress }: ServiceFieldsProps) {
  return (
    <Stack gap={5}>
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
